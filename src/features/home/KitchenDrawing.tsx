import { CoffeeGlass } from '#site/drawings/CoffeeGlass.tsx';
import styles from './hero.module.css';

const tile = 80;

/**
 * The tiled wall, a character a tile: its leaf runs (u)p or (d)own. A few turned by the tiler's hand,
 * and its upper edge not yet finished.
 */
const wallRows = [' d ud  u', ' duddddd', ' ddududu', ' dududdd', ' uddduud'];

const leaf = (turn: string, x: number, y: number) =>
  turn === 'u'
    ? `M${x} ${y + tile}a80 80 0 0 1 80-80 80 80 0 0 1-80 80z`
    : `M${x} ${y}a80 80 0 0 1 80 80 80 80 0 0 1-80-80z`;

/** Rows end on the table, at y = 372. */
const wall = wallRows
  .flatMap((row, rowIndex) =>
    [...row].map((turn, column) =>
      turn === ' ' ? '' : leaf(turn, column * tile, 372 - tile * (wallRows.length - rowIndex)),
    ),
  )
  .join('');

const vein =
  'M1.8 81.8L68 12-1.8 78.2zM24.4 57.7L23.4 38.6 20.4 57.5zM22.5 59.6L41.4 56.6 22.3 55.6zM37.2 44.9L36.2 20.8 33.2 44.7zM35.3 46.8L59.2 43.8 35.1 42.8zM50 32.1L49 13 46 31.9zM48.1 34L67 31 47.9 30z';

const Calendar = () => (
  <>
    <path className="d-clay" d="M286 84h104v34H286z" />
    <path className="d-white" d="M286 118h104v82a24 24 0 0 1-24 24h-80z" />
    <path className="d-corn" d="M366 224v-24h24a24 24 0 0 1-24 24z" />
    <path
      className="d-white"
      d="M308 78a6 6 0 0 1 12 0v18a6 6 0 0 1-12 0zM356 78a6 6 0 0 1 12 0v18a6 6 0 0 1-12 0z"
    />
    <path
      className="d-line"
      strokeWidth="11"
      d="M301 144h24l-14 20c21-2 21 34-2 34q-8 0-12-6M358 144c20 0 20 54 0 54s-20-54 0-54z"
    />
  </>
);

const Table = () => (
  <>
    <path className="d-forest" d="M-400 372h2800v600H-400z" />
    <path
      className="d-shade"
      d="M40 392h172l16 14H40zM254 405h86l14 12h-90zM398 425h92l12 12h-96zM490 410h100l18 14H496z"
    />
  </>
);

const WaterFilter = () => (
  <g transform="translate(46 98)">
    <path
      className="d-clay"
      d="M74 0a13 13 0 0 1 13 13q0 7-5 11h-16q-5-4-5-11a13 13 0 0 1 13-13zM12 58c4-26 34-36 62-36s58 10 62 36zM6 62h136l-6 102H12zM8 170h132c8 40 8 84-4 124H12C0 254 0 210 8 170z"
    />
    <path
      className="d-clay-dark"
      d="M9 74h130v6H9zM13 148h122v6H13zM6 184h136v6H6zM11 276h126v6H11z"
    />
    <path className="d-white" d="M58 212h32v9H79v9h9v12h-7v10a7 7 0 0 1-14 0v-10h-7v-12h9v-9H58z" />
  </g>
);

const Plant = () => (
  <>
    <path
      className="d-forest"
      d="M538 120h8v226h-8zM462 92a80 80 0 0 1 80 80 80 80 0 0 1-80-80zM542 172a80 80 0 0 1 80-80 80 80 0 0 1-80 80zM462 168a80 80 0 0 1 80 80 80 80 0 0 1-80-80zM542 248a80 80 0 0 1 80-80 80 80 0 0 1-80 80zM462 244a80 80 0 0 1 80 80 80 80 0 0 1-80-80zM542 324a80 80 0 0 1 80-80 80 80 0 0 1-80 80z"
    />
    {[92, 168, 244].map((y) => (
      <g key={y} className="d-wall">
        <path transform={`matrix(-1 0 0 1 542 ${y})`} d={vein} />
        <path transform={`translate(542 ${y})`} d={vein} />
      </g>
    ))}
    <path className="d-white" d="M484 324h116l-9 78q-1 8-9 8h-80q-8 0-9-8z" />
    <path className="d-mint" d="M487 346h110l-3 26H490z" />
  </>
);

const Letter = () => (
  <g className={styles.papers} transform="translate(206 446)rotate(-5)scale(.68)">
    <path className="d-shade" d="M12 10h220v190H12z" />
    <path className="d-white" d="M0 0h220v190H0z" />
    <path className="d-forest" d="M20 20h36v36H20z" />
    <path className="d-clay" d="M20 56a36 36 0 0 1 36-36v36z" />
    <path className="d-corn" d="M16 108h186v18H16z" />
    <path
      className="d-ink"
      d="M72 26h104v7H72zM72 45h66v7H72zM20 76h180v7H20zM20 95h160v7H20zM20 114h178v7H20zM20 133h120v7H20z"
    />
  </g>
);

const PencilAndSpectacles = () => (
  <g className={styles.papers}>
    <g transform="translate(64 462)rotate(12)">
      <path className="d-corn" d="M0 0h104v14H0z" />
      <path className="d-white" d="M104 0l24 7-24 7z" />
      <path className="d-ink" d="M119 4.4l9 2.6-9 2.600z" />
      <path className="d-clay" d="M-12 0H0v14h-12z" />
    </g>
    <g className="d-line-corn" strokeWidth="8" transform="translate(400 468)rotate(9)">
      <circle cx="34" cy="34" r="30" />
      <circle cx="114" cy="34" r="30" />
      <path d="M64 31q10-9 20 0M4 28l-9-5M144 28l9-5" />
    </g>
  </g>
);

/** The kitchen table: tiled wall, water filter, calendar, plant, two coffees, and the letter to read together. */
export const KitchenDrawing = () => (
  <svg
    className={styles.kitchen}
    viewBox="0 52 640 548"
    preserveAspectRatio="xMaxYMin slice"
    aria-hidden="true"
  >
    <path className="d-leaf" d={wall} />
    <Calendar />
    <Table />
    <WaterFilter />
    <Plant />
    {/* On phones the table cuts all but their rims. */}
    <g className={styles.papers}>
      <CoffeeGlass x={256} y={300} />
      <CoffeeGlass x={402} y={318} />
    </g>
    <Letter />
    <PencilAndSpectacles />
  </svg>
);
