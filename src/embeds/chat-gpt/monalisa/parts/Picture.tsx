import { useMounted } from "../../../../hooks/browser/mounted"
import type { Attempt } from "../attempts"
import * as styles from "./Picture.module.css"

type Props = {
  attempt: Attempt
  /** The indices of the boxes that have fallen off. */
  fallen: readonly number[]
  onTouch: (box: number) => void
}

/**
 * An attempt made of boxes. They are drawn after hydration, in a frame of the final size: hundreds of divs would
 * outweigh the rest of the page's HTML.
 */
export function Picture({ attempt, fallen, onTouch }: Props) {
  const mounted = useMounted()
  return (
    <div className={styles.picture} role="img" aria-label={attempt.label}>
      {!mounted && (
        <noscript>
          <p>{attempt.label}</p>
        </noscript>
      )}
      {mounted &&
        attempt.boxes.map(([x, y, w, h, background, borderRadius, turn], i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes never change places
            key={i}
            className={styles.box}
            data-fallen={fallen.includes(i) || undefined}
            onPointerDown={() => onTouch(i)}
            style={{
              left: `${x}%`,
              top: `${y}%`,
              width: `${w}%`,
              height: `${h}%`,
              background,
              borderRadius,
              transform: turn ? `rotate(${turn}deg)` : undefined,
            }}
          />
        ))}
    </div>
  )
}
