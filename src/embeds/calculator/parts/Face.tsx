import * as styles from "../Calculator.module.css"
import { faces, type Look, pixelPath } from "../face"

type Props = { look: Look; isAwake: boolean }

/** The face on the display, which blinks and reacts to the sum. */
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
      <path className={isAwake && look !== "gone" ? styles.eyes : undefined} d={pixelPath(eyes, 0)} />
      <path d={pixelPath(mouth, 7)} />
    </svg>
  )
}
