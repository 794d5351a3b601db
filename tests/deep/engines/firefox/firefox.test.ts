import { travel } from '../journeys.ts';
import { startFirefox } from './firefox.ts';

travel('firefox', startFirefox);
