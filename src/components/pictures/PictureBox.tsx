import type { JSX, ReactNode } from 'react';
import styles from './picture-box.module.css';

const person = (x: number, className: string, size = 1) => (
  <g className={className} transform={`translate(${x} ${80 - 44 * size}) scale(${size})`}>
    <circle cx="11" cy="9" r="9" />
    <path d="M0 44V33a11 13 0 0 1 22 0v11z" />
  </g>
);

/** Pictures that say what the words beside them say. */
const pictures: Record<string, JSX.Element> = {
  // Under one roof and outside of it: who counts.
  casa: (
    <svg viewBox="0 0 320 84" aria-hidden="true">
      <path className="d-forest" d="M0 36 88 0l88 36z" />
      <path className="d-white" d="M12 36h152v48H12z" />
      {person(24, 'd-ink', 0.9)}
      {person(52, 'd-clay', 0.9)}
      {person(84, 'd-ink', 0.65)}
      {person(106, 'd-clay', 0.65)}
      {person(130, 'd-forest', 0.9)}
      <path className="d-forest" d="M0 80h320v4H0z" />
      {person(206, 'd-leaf', 1)}
      {person(240, 'd-leaf', 1)}
      {person(274, 'd-leaf', 0.8)}
    </svg>
  ),
  // Looked for on the phone, saved as a sheet, laid under the lens.
  extrato: (
    <svg viewBox="0 0 320 84" aria-hidden="true">
      <path className="d-forest" d="M22 0h48v84H22z" />
      <path className="d-white" d="M27 7h38v68H27z" />
      <path className="d-corn" d="M31 12h30v10H31z" />
      <path className="d-ink" d="M34 16h18v3H34zM31 30h30v3H31zM31 40h22v3H31zM31 50h26v3H31z" />
      <path className="d-white" d="M132 0h56v84h-56z" />
      <path className="d-forest" d="M132 0h56v9h-56z" />
      <path className="d-ink" d="M138 16h30v3h-30zM138 32h18v3h-18z" />
      <path className="d-mint" d="M138 22h12v6h-12zM153 22h12v6h-12zM168 22h12v6h-12z" />
      <path className="d-clay" d="M155 42h10v18h9l-14 16-14-16h9z" />
      <path className="d-white" d="M232 0h56v84h-56z" />
      <path className="d-forest" d="M232 0h56v9h-56z" />
      <path className="d-ink" d="M238 16h30v3h-30zM238 72h24v3h-24z" />
      <path className="d-clay" d="m286 62 5-5 15 15-5 5z" />
      <circle className="d-ink" cx="272" cy="44" r="23" />
      <circle className="d-sky" cx="272" cy="44" r="18" />
      <path className="d-forest" d="M257 40h9v9h-9zM268 40h9v9h-9z" />
      <path className="d-corn" d="M279 40h9v9h-9z" />
    </svg>
  ),
  graus: (
    <svg viewBox="0 0 320 38" aria-hidden="true">
      <path className="d-forest" d="M0 34h96v4H0zM112 34h96v4h-96zM224 34h96v4h-96z" />
      {[0, 112, 140, 224, 252, 280].map((x) => (
        <path key={x} className="d-clay" d={`M${x} 30a26 26 0 0 1 26-26 26 26 0 0 1-26 26z`} />
      ))}
    </svg>
  ),
  'quatro-partes': (
    <svg viewBox="0 0 400 97" aria-hidden="true">
      <path className="d-forest" d="M0 0h97v97H0z" />
      <path className="d-wall" d="M101 0h97v97h-97zM202 0h97v97h-97zM303 0h97v97h-97z" />
      <path
        className="d-leaf"
        d="M101 97a97 97 0 0 1 97-97 97 97 0 0 1-97 97zM202 97a97 97 0 0 1 97-97 97 97 0 0 1-97 97zM303 97a97 97 0 0 1 97-97 97 97 0 0 1-97 97z"
      />
      <path className="d-clay" d="M0 97A97 97 0 0 1 97 0 97 97 0 0 1 0 97z" />
    </svg>
  ),
};

/** One of our pictures, with a few words below it where it has some. */
export const PictureBox = ({ name, children }: { name: string; children?: ReactNode }) => (
  <figure className={styles.picture}>
    {pictures[name]}
    {children && <figcaption>{children}</figcaption>}
  </figure>
);
