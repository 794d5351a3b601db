import { travel } from '../journeys.ts';
import { startWebKit } from './webkit.ts';

travel('webkit', startWebKit);
