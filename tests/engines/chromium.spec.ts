import { journeyIn } from './journey.ts';

journeyIn('chromium');
