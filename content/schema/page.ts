import { z } from 'zod';
import { pageFields } from './fields.ts';

/** A plain page of text: privacy, accessibility. */
export const pageSchema = z.strictObject(pageFields);
