import { journeyIn } from './journey.ts';

journeyIn('webkit');
