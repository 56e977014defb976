import { StickeredDrawing } from "../../../kits/guest/StickeredDrawing"
import { inSentence, useThingFrom } from "../../../kits/guest/useGuest"
import * as styles from "../Briefcase.module.css"

/** The look of a loose thing about the site: an apple core goes about as a horse. */
export function Walker({ path }: { path: string }) {
  const thing = useThingFrom(path)
  if (!thing) return null
  return (
    <p className={styles.walker}>
      <svg viewBox={`0 0 ${thing.width} ${thing.height}`} aria-hidden="true">
        <StickeredDrawing from={path} thing={thing} />
      </svg>
      Goes about as {inSentence(thing)}.
    </p>
  )
}
