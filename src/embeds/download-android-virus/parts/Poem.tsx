import { type CSSProperties, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import { useThing } from "../../../kits/things/useThing"
import * as styles from "../DownloadAndroidVirus.module.css"
import { pageAt, verseAt, withCharge } from "../logic"
import { Plug } from "./Plug"

/** The poem on a phone, verse by verse, with the draining battery. */
export function Poem({ file }: { name: string; file: readonly string[] }) {
  const [step, setStep] = useState(0)
  const [plugged, setPlugged] = useState(false)
  const motion = useMotion()
  const { give } = useThing()
  /** The charge that was set by hand, until the next verse. */
  const [set, setCharge] = useState<number | null>(null)
  const usual = pageAt(file, step, plugged)
  const { lines, charge, light } = set === null ? usual : withCharge(usual, verseAt(file, step), set)
  const isDark = light === "dark"
  const isLast = step >= file.length - 2
  const press = () => {
    setCharge(null)
    if (isDark) {
      if (!isLast) return
      give()
      return setPlugged(true)
    }
    if (!isLast) return setStep(step + 1)
    setStep(0)
    setPlugged(false)
  }
  return (
    <div className={styles.phone} data-light={light} data-moving={motion || undefined}>
      <div className={styles.battery} style={{ "--charge": charge / 100 } as CSSProperties}>
        <span className={styles.charge} />
        <b>{charge}%</b>
        <input
          type="range"
          aria-label="Charge of the battery"
          aria-orientation="vertical"
          aria-valuetext={`${charge}%`}
          min={1}
          max={100}
          value={charge}
          onChange={event => setCharge(event.target.valueAsNumber)}
        />
      </div>
      <div className={styles.screen}>
        <p aria-live="polite">
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <Plug
          label={isDark ? "Plug it in" : isLast ? "Once more" : "Read on"}
          isPlug={isDark}
          onPress={press}
        />
      </div>
    </div>
  )
}
