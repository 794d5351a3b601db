import { readsWithoutScript } from '../browser/tool.ts';

readsWithoutScript('/ferramentas/valor-da-incapacidade');
