import { useEffect, useEffectEvent, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Checkbox } from "../../kits/controls/Checkbox"
import { Slider } from "../../kits/controls/Slider"
import { inSentence, useGuest } from "../../kits/guest/useGuest"
import { useTicks } from "../../kits/motion/useTicks"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./HowManyLegsIHave.module.css"
import { compared, disturbances, furnitureIn, guestText, isThere, protocol, reading, result } from "./logic"
import { History } from "./parts/History"
import { Laboratory } from "./parts/Laboratory"
import type { Incident } from "./schema"

const lineTime = 550
const begun = [2, 2, 2]
const last = protocol(2).length
/** The index of the protocol's line about further legs. */
const legLine = 3

/**
 * An instrument that counts two legs, with a protocol that runs live, error bars and a graph of half a century.
 *
 * @feed Two, with a live verification protocol, error bars, a history graph, and a chair that is counted along.
 * @data legs
 */
export default function HowManyLegsIHave() {
  const { legs: incidents } = usePageData<{ legs: Incident[] }>()
  const { values, set } = useAddress({ present: whole(0, 15, 0), yours: whole(0, 24, 2) })
  const { present, yours } = values
  const [readings, setReadings] = useState<readonly number[]>(begun)
  const [line, setLine] = useState(last)
  const [byProtocol, setByProtocol] = useState(true)
  const [chosen, setChosen] = useState(incidents[0]?.year ?? 0)
  const motion = useMotion()
  const guest = useGuest()
  /** The name of the guest that the newest reading has counted as a leg; null for none. */
  const [counted, setCounted] = useState<string | null>(null)
  const tool = useRef<HTMLDivElement>(null)
  const scanning = line < last
  useTicks(scanning, lineTime, () => setLine(now => now + 1), tool)

  const isLeg = guest !== null && counted === guest.name
  // It is dressed as soon as the protocol has got to it.
  const isDressed = isLeg && line > legLine
  const found = readings.at(-1) ?? 2
  const tell = useEffectEvent(() => guest?.remember(guestText(found, byProtocol)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is told
  useEffect(() => {
    if (isLeg && !scanning) tell()
  }, [isLeg, scanning, readings])

  const { mean, error, used, discarded } = result(readings, byProtocol)
  const lines = protocol(found, byProtocol, isLeg ? inSentence(guest) : null, furnitureIn(present))
  const display = scanning ? "COUNTING" : `${mean.toFixed(2)} ± ${error.toFixed(2)}`
  const verify = () => {
    setReadings(old => [...old, reading(old.length, present) + (guest ? 1 : 0)].slice(-400))
    setCounted(guest?.name ?? null)
    setLine(motion ? 1 : last)
  }
  const incident = incidents.find(({ year }) => year === chosen)
  return (
    <div className={styles.tool} ref={tool}>
      <div className={styles.top}>
        <Laboratory
          present={present}
          guest={guest}
          isLeg={isDressed}
          scanning={scanning && motion}
          display={display}
          label={`A laboratory with a pair of legs and a display: ${display}${guest ? `. On the floor: ${guest.name}${isDressed ? ", in a sock and a shoe" : ""}` : ""}`}
        />
        <div className={styles.protocol}>
          <b>Two.</b>
          <div role="log" aria-label="Protocol">
            <ol>
              {lines.slice(0, line).map(text => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </div>
          <div className={styles.buttons}>
            <button type="button" onClick={verify}>
              Verify
            </button>
            <ShareButton text={`Legs: ${mean.toFixed(2)} ± ${error.toFixed(2)}`} />
          </div>
        </div>
      </div>
      <p className={styles.message} role="status">
        {!byProtocol
          ? `All ${used} readings are kept. Nobody likes an auditor.`
          : discarded === 0
            ? `${pluralise(used, "reading")}. All of them say two.`
            : `${pluralise(used, "reading")} of two. ${discarded} of something else, in the bin.`}
      </p>
      <fieldset className={styles.disturbances}>
        <legend>In the picture</legend>
        {disturbances.map(({ id, label }, i) => (
          <Checkbox
            key={id}
            label={label}
            checked={isThere(present, i)}
            onChange={() => set({ present: present ^ (1 << i) })}
          />
        ))}
        <Checkbox label="Discard what is not two" checked={byProtocol} onChange={setByProtocol} />
      </fieldset>
      <section className={styles.paper} aria-label="History">
        <History incidents={incidents} chosen={chosen} mean={mean} error={error} />
        <div className={styles.buttons}>
          {incidents.map(({ year }) => (
            <button key={year} type="button" aria-pressed={year === chosen} onClick={() => setChosen(year)}>
              {year}
            </button>
          ))}
        </div>
        <p role="status">
          {incident?.year}: {incident?.legs}. {incident?.why}
        </p>
      </section>
      <div className={styles.yours}>
        <Slider
          label={`Legs under your table: ${yours}`}
          min={0}
          max={24}
          value={yours}
          onChange={next => set({ yours: next })}
        />
        <p>{compared(yours)}</p>
      </div>
    </div>
  )
}
