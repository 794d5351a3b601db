import type { ComponentType } from 'react';
import { ArmchairDrawing } from '#components/drawings/ArmchairDrawing.tsx';
import { BarredWindowDrawing } from '#components/drawings/BarredWindowDrawing.tsx';
import { BookDrawing } from '#components/drawings/BookDrawing.tsx';
import { BookletDrawing } from '#components/drawings/BookletDrawing.tsx';
import { CalendarLeafDrawing } from '#components/drawings/CalendarLeafDrawing.tsx';
import { ChildrenDrawing } from '#components/drawings/ChildrenDrawing.tsx';
import { ClockDrawing } from '#components/drawings/ClockDrawing.tsx';
import { CourthouseDrawing } from '#components/drawings/CourthouseDrawing.tsx';
import { CoveredMonthsDrawing } from '#components/drawings/CoveredMonthsDrawing.tsx';
import { CradleDrawing } from '#components/drawings/CradleDrawing.tsx';
import { CutLetterDrawing } from '#components/drawings/CutLetterDrawing.tsx';
import { DeskAndWheelsDrawing } from '#components/drawings/DeskAndWheelsDrawing.tsx';
import { FieldDrawing } from '#components/drawings/FieldDrawing.tsx';
import { FishAndNetDrawing } from '#components/drawings/FishAndNetDrawing.tsx';
import { FolderDrawing } from '#components/drawings/FolderDrawing.tsx';
import { HardHatDrawing } from '#components/drawings/HardHatDrawing.tsx';
import { LeakyPurseDrawing } from '#components/drawings/LeakyPurseDrawing.tsx';
import { LetterDrawing } from '#components/drawings/LetterDrawing.tsx';
import { MagnifierDrawing } from '#components/drawings/MagnifierDrawing.tsx';
import { MissingLineDrawing } from '#components/drawings/MissingLineDrawing.tsx';
import { MoneyDrawing } from '#components/drawings/MoneyDrawing.tsx';
import { NotebookDrawing } from '#components/drawings/NotebookDrawing.tsx';
import { OpenDoorDrawing } from '#components/drawings/OpenDoorDrawing.tsx';
import { PadlockDrawing } from '#components/drawings/PadlockDrawing.tsx';
import { PapersDrawing } from '#components/drawings/PapersDrawing.tsx';
import { PaymentSlipDrawing } from '#components/drawings/PaymentSlipDrawing.tsx';
import { PhoneDrawing } from '#components/drawings/PhoneDrawing.tsx';
import { QuestionDrawing } from '#components/drawings/QuestionDrawing.tsx';
import { ReadExtractDrawing } from '#components/drawings/ReadExtractDrawing.tsx';
import { ShieldDrawing } from '#components/drawings/ShieldDrawing.tsx';
import { SlingDrawing } from '#components/drawings/SlingDrawing.tsx';
import { StampedLetterDrawing } from '#components/drawings/StampedLetterDrawing.tsx';
import { TableAndChairsDrawing } from '#components/drawings/TableAndChairsDrawing.tsx';
import { TaxFormDrawing } from '#components/drawings/TaxFormDrawing.tsx';
import { ThirteenthDrawing } from '#components/drawings/ThirteenthDrawing.tsx';
import { UmbrellaDrawing } from '#components/drawings/UmbrellaDrawing.tsx';
import { WheelchairDrawing } from '#components/drawings/WheelchairDrawing.tsx';
import { YearStairsDrawing } from '#components/drawings/YearStairsDrawing.tsx';
import type { DrawingName } from '#content/schema/drawing.ts';
import { type Tile, tiles } from '#content/schema/tiles.ts';
import { BenefitIcon } from './BenefitIcon.tsx';
import { LetterAndCoffeeDrawing } from './LetterAndCoffeeDrawing.tsx';
import { SignpostDrawing } from './SignpostDrawing.tsx';

const drawings: Record<Exclude<DrawingName, Tile>, ComponentType> = {
  armchair: ArmchairDrawing,
  barredWindow: BarredWindowDrawing,
  book: BookDrawing,
  booklet: BookletDrawing,
  calendarLeaf: CalendarLeafDrawing,
  children: ChildrenDrawing,
  clock: ClockDrawing,
  courthouse: CourthouseDrawing,
  coveredMonths: CoveredMonthsDrawing,
  cradle: CradleDrawing,
  cutLetter: CutLetterDrawing,
  deskAndWheels: DeskAndWheelsDrawing,
  field: FieldDrawing,
  fishAndNet: FishAndNetDrawing,
  folder: FolderDrawing,
  hardHat: HardHatDrawing,
  leakyPurse: LeakyPurseDrawing,
  letter: LetterDrawing,
  letterAndCoffee: LetterAndCoffeeDrawing,
  magnifier: MagnifierDrawing,
  missingLine: MissingLineDrawing,
  money: MoneyDrawing,
  notebook: NotebookDrawing,
  openDoor: OpenDoorDrawing,
  padlock: PadlockDrawing,
  papers: PapersDrawing,
  paymentSlip: PaymentSlipDrawing,
  phone: PhoneDrawing,
  question: QuestionDrawing,
  readExtract: ReadExtractDrawing,
  shield: ShieldDrawing,
  signpost: SignpostDrawing,
  sling: SlingDrawing,
  stampedLetter: StampedLetterDrawing,
  tableAndChairs: TableAndChairsDrawing,
  taxForm: TaxFormDrawing,
  thirteenth: ThirteenthDrawing,
  umbrella: UmbrellaDrawing,
  wheelchair: WheelchairDrawing,
  yearStairs: YearStairsDrawing,
};

const isTile = (name: DrawingName): name is Tile => (tiles as readonly string[]).includes(name);

/** The drawing that content calls by this name. */
export const NamedDrawing = ({ name }: { name: DrawingName }) => {
  if (isTile(name)) return <BenefitIcon tile={name} />;
  const Drawing = drawings[name];
  return <Drawing />;
};
