import { readsWithoutScript } from '../browser/tool.ts';

readsWithoutScript('/ferramentas/quanto-contribuir');
