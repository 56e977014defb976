import type { KeyboardEvent } from "react"
import { Icon } from "../../../components/icon/Icon"
import { megahertz, type Station } from "../../../lib/music/radioState"
import { band } from "../logic"
import * as styles from "../Radio.module.css"
import type { Placed } from "../voices"

type Props = {
  /** The stations and voices that have been found: only they are marked. */
  found: readonly Station[]
  voices: readonly Placed[]
  dial: number
  tuned: Station | null
  onTurn: (dial: number) => void
  /** Called to go to the next station up (1) or down (-1). */
  onSeek: (by: 1 | -1) => void
}

const place = (frequency: number) => `${((frequency - band.from) / (band.to - band.from)) * 100}%`
const numbers = [880, 920, 960, 1000, 1040, 1080]
const seeks: Record<string, 1 | -1> = { PageUp: 1, PageDown: -1 }

/** The scale with its needle: a slider in steps of 0.1 MHz. Page Up and Page Down go to the next station. */
export function Dial({ found, voices, dial, tuned, onTurn, onSeek }: Props) {
  const press = (event: KeyboardEvent) => {
    const by = seeks[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSeek(by)
  }
  return (
    <div className={styles.tuning}>
      <div className={styles.scale}>
        <div className={styles.marks} aria-hidden="true">
          {numbers.map(number => (
            <span key={number} className={styles.number} style={{ left: place(number) }}>
              {number / 10}
            </span>
          ))}
          {found.map(({ slug, frequency }) => (
            <span
              key={slug}
              className={slug === tuned?.slug ? `${styles.mark} ${styles.lit}` : styles.mark}
              style={{ left: place(frequency) }}
            />
          ))}
          {voices.map(({ id, frequency }) => (
            <span
              key={id}
              className={`${styles.mark} ${styles.whisper}`}
              style={{ left: place(frequency) }}
            />
          ))}
        </div>
        <input
          type="range"
          className={styles.dial}
          aria-label="Tuning dial"
          aria-valuetext={`${megahertz(dial)}, ${tuned?.name ?? "static"}`}
          min={band.from}
          max={band.to}
          value={dial}
          onChange={event => onTurn(Number(event.target.value))}
          onKeyDown={press}
        />
      </div>
      <div className={styles.seek}>
        <button type="button" onClick={() => onSeek(-1)}>
          <Icon name="fast-left" /> Seek down
        </button>
        <button type="button" onClick={() => onSeek(1)}>
          Seek up <Icon name="fast-right" />
        </button>
      </div>
    </div>
  )
}
