import styles from './letter-result.module.css';

const draw = (picture: ImageBitmap) => (canvas: HTMLCanvasElement | null) => {
  if (!canvas) return;
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
};

/** What was not read of a photograph, cut out of it; drawn, because no picture has an address here. */
export const UnreadParts = ({ pictures }: { pictures: readonly ImageBitmap[] }) => (
  <section className={styles.part} data-not-printed>
    <h3>O que não consegui ler na foto</h3>
    {pictures.map((picture, at) => (
      <canvas
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        key={at}
        ref={draw(picture)}
        className={styles.unread}
        role="img"
        aria-label="Pedaço da foto. Peça a alguém que leia com você."
      />
    ))}
    <p>Leia estes pedaços na carta, ou fotografe de novo, de mais perto.</p>
  </section>
);
