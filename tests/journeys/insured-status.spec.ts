import { readsWithoutScript } from '../browser/tool.ts';

readsWithoutScript('/ferramentas/qualidade-de-segurado');
