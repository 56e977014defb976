import { useMounted } from "../../../../hooks/browser/mounted"
import type { Attempt } from "../attempts"
import * as styles from "./Picture.module.css"

/**
 * One attempt in boxes. They are drawn once the page runs, into a frame of the right size: a few hundred divs would
 * make the page's HTML larger than all that is said on it.
 */
export function Picture({ attempt }: { attempt: Attempt }) {
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
