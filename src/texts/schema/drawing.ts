import { oneNamed } from './fields.ts';
import { tileNames } from './tiles.ts';

/** Our drawings by name, as content knows them, with what a writer calls them; src/site/drawings/ holds them. */
const namesOf = {
  ...tileNames,
  armchair: 'poltrona',
  barredWindow: 'janela com grade',
  book: 'livro',
  booklet: 'carnê',
  calendarLeaf: 'folha de calendário',
  children: 'crianças',
  clock: 'relógio',
  courthouse: 'casa da Justiça',
  coveredMonths: 'meses cobertos',
  cradle: 'berço',
  cutLetter: 'carta cortada',
  deskAndWheels: 'mesa e cadeira de rodas',
  field: 'campo',
  fishAndNet: 'peixe e rede',
  folder: 'pasta',
  hardHat: 'capacete',
  leakyPurse: 'bolsa furada',
  letter: 'carta',
  letterAndCoffee: 'carta e café',
  magnifier: 'lupa',
  missingLine: 'linha que falta',
  money: 'dinheiro',
  notebook: 'caderno',
  openDoor: 'porta aberta',
  padlock: 'cadeado',
  papers: 'papéis',
  paymentSlip: 'guia de pagamento',
  phone: 'telefone',
  question: 'pergunta',
  readExtract: 'extrato lido',
  shield: 'escudo',
  signpost: 'placa',
  sling: 'tipoia',
  stampedLetter: 'carta carimbada',
  tableAndChairs: 'mesa e cadeiras',
  taxForm: 'declaração de imposto',
  thirteenth: 'décimo terceiro',
  umbrella: 'guarda-chuva',
  wheelchair: 'cadeira de rodas',
  yearStairs: 'escada de anos',
} as const;

export type DrawingName = keyof typeof namesOf;

export const drawingField = oneNamed(namesOf);
