import { writeFileSync } from 'node:fs';
import { practiceJsonSchema } from './practice.ts';

// `npm run schema`: completion and checks for practice.yaml in editors.
writeFileSync('content/practice.schema.json', `${JSON.stringify(practiceJsonSchema(), null, 2)}\n`);
