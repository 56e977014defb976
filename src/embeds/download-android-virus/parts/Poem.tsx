import { type CSSProperties, useState } from "react"
import { useMotion } from "../../../hooks/browser/motion"
import * as styles from "../DownloadAndroidVirus.module.css"
import { pageAt } from "../logic"
import { Plug } from "./Plug"

/** The poem on a phone, verse by verse, with the draining battery. */
export function Poem({ file }: { name: string; file: readonly string[] }) {
  const [step, setStep] = useState(0)
  const [plugged, setPlugged] = useState(false)
  const motion = useMotion()
  const { lines, charge, light } = pageAt(file, step, plugged)
  const again = () => {
    setStep(0)
    setPlugged(false)
  }
  return (
    <div className={styles.phone} data-light={light} data-moving={motion || undefined}>
      <div className={styles.battery} style={{ "--charge": charge / 100 } as CSSProperties}>
        <span className={styles.charge} />
        <b>{charge}%</b>
      </div>
      <div className={styles.screen}>
        <p aria-live="polite">
          {lines.map(line => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <Plug
          label={plugged ? "Once more" : light === "dark" ? "Plug it in" : "Read on"}
          isPlug={light === "dark"}
          onPress={plugged ? again : light === "dark" ? () => setPlugged(true) : () => setStep(step + 1)}
        />
      </div>
    </div>
  )
}
