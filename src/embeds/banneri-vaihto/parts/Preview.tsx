import { useEffect, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../BannerExchange.module.css"
import { linesOf, type Timeline } from "../logic"
import { formats, type Settings } from "../settings"
import { BannerCanvas } from "./BannerCanvas"

type Props = { settings: Settings; timeline: Timeline; onPress: () => void }

/** The visitor's banner, animated if motion is allowed. A press on it is a visit, which is paid for with a banner. */
export function Preview({ settings, timeline, onPress }: Props) {
  const motion = useMotion()
  const { frames } = timeline
  const words = linesOf(settings).join("\n")
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), 1500)
    return () => clearTimeout(timer)
  }, [words])
  const { width, height } = formats[settings.format]
  return (
    <figure className={styles.preview}>
      <button
        type="button"
        className={styles.press}
        data-format={settings.format}
        aria-label={`Your banner: ${linesOf(settings).join(", ") || "no words"}`}
        onClick={onPress}
      >
        <BannerCanvas
          settings={settings}
          timeline={timeline}
          // Pauses while the visitor types: a blinking text would keep disappearing.
          playing={rested === words}
        />
      </button>
      <figcaption>
        {width} by {height} pixels, {frames.length === 1 ? "one picture" : `${frames.length} pictures`}
        {frames.length > 1 && !motion && ". It stands still here; the GIF will move"}
      </figcaption>
    </figure>
  )
}
