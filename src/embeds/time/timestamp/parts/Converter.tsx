import { useId } from "react"
import { ZonePicker } from "../../../../components/zone-picker/ZonePicker"
import { Choice } from "../../../../kits/controls/Choice"
import { Field } from "../../../../kits/controls/Field"
import { zoneLabel } from "../../../../lib/calendar/wallClock"
import { isBlank } from "../../../../lib/text/blank"
import { readTime, type Unit } from "../read"
import * as styles from "../UnixTime.module.css"
import type { Converter as Converting } from "../useConverter"
import { Forms } from "./Forms"
import { MistakeText } from "./MistakeText"

type Props = {
  converter: Converting
  /** The present, in milliseconds since 1970; null before mount. */
  now: number | null
  /** The instant converted while the text is empty: the clock's. */
  shown: number | null
}

const units: [unit: Unit, label: string][] = [
  ["guess", "what its length suggests"],
  ["seconds", "seconds"],
  ["milliseconds", "milliseconds"],
]

const readAs = {
  seconds: "seconds",
  milliseconds: "milliseconds",
  microseconds: "microseconds",
  nanoseconds: "nanoseconds",
  bits: "32 bits",
  date: "a date",
}

/** A box for a time in any notation, and that time in all notations. */
export function Converter({ converter, now, shown }: Props) {
  const id = useId()
  const { text, unit, isSecond } = converter
  // The clock is known only after mount, and the address by then too; nothing is parsed before that.
  const zone = now === null ? null : converter.zone()
  const reading = zone === null ? null : readTime(text, unit, zone)
  const isEmpty = isBlank(text)
  const seconds = shown === null ? "" : String(Math.floor(shown / 1000))
  const mistake = reading?.kind === "mistake" ? reading : null

  return (
    <>
      <div className={styles.field}>
        <Field
          beside
          label="A number of Unix time, or a date"
          spellCheck={false}
          placeholder={seconds || "1700000000"}
          value={text}
          aria-invalid={mistake !== null}
          aria-describedby={mistake ? `${id}-mistake` : undefined}
          onChange={converter.setText}
        />
        <div id={`${id}-mistake`} role="alert">
          {mistake && <MistakeText text={text} mistake={mistake} />}
        </div>
      </div>
      <div className={styles.options}>
        <Choice label="A bare number is" value={unit} options={units} onChange={converter.setUnit} />
        <ZonePicker label="Time zone" asked={converter.asked} onChange={converter.setZone} />
      </div>
      {reading?.kind === "time" && zone !== null ? (
        <>
          {reading.instants.length > 1 && (
            <Choice
              as="radios"
              label="The clocks were put back, and showed this twice"
              value={isSecond ? "second" : "first"}
              options={[
                ["first", "the first time"],
                ["second", "the second time"],
              ]}
              onChange={which => converter.setSecond(which === "second")}
            />
          )}
          <Forms
            at={(isSecond ? reading.instants.at(-1) : reading.instants[0]) ?? 0}
            zone={zone}
            now={now}
            note={`Read as ${readAs[reading.as]}${
              reading.cut ? ", to the millisecond; what is smaller was left out" : ""
            }. The zone is ${zoneLabel(zone)}.`}
          />
        </>
      ) : isEmpty && shown !== null && zone !== null ? (
        <Forms
          at={Math.floor(shown / 1000) * 1000}
          zone={zone}
          now={now}
          note={`This second. The zone is ${zoneLabel(zone)}.`}
        />
      ) : (
        <p className="result">{mistake ? "That is not a time yet." : "Looking at the clock..."}</p>
      )}
    </>
  )
}
