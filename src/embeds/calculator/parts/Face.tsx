import * as styles from "../Calculator.module.css"
import { drawn, faces, type Look } from "../face"

type Props = { look: Look; isAwake: boolean }

/** The face on the display: it blinks, and shows what it makes of the sum so far. */
export function Face({ look, isAwake }: Props) {
  const { eyes, mouth } = faces[look]
  return (
    <svg
      className={styles.face}
      viewBox="0 0 16 12"
      role="img"
      aria-label={`A face, ${look}`}
      data-look={look}
    >
      <path className={isAwake && look !== "gone" ? styles.eyes : undefined} d={drawn(eyes, 0)} />
      <path d={drawn(mouth, 7)} />
    </svg>
  )
}
