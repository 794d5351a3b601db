import { readsWithoutScript } from '../browser/tool.ts';

readsWithoutScript('/ferramentas/salario-maternidade');
