import { journeyIn } from './journey.ts';

journeyIn('firefox');
