import { useId } from "react"
import { ZonePicker } from "../../../../components/zone-picker/ZonePicker"
import { zoneLabel } from "../../../../lib/calendar/wallClock"
import { readTime, type Unit } from "../read"
import * as styles from "../UnixTime.module.css"
import type { Converter as Converting } from "../useConverter"
import { Forms } from "./Forms"
import { MistakeText } from "./MistakeText"

type Props = {
  converter: Converting
  /** The present, in milliseconds from 1970; null while nobody knows. */
  now: number | null
}

const units: [unit: Unit, label: string][] = [
  ["guess", "what its length suggests"],
  ["seconds", "seconds"],
  ["milliseconds", "milliseconds"],
]

const readAs = { seconds: "seconds", milliseconds: "milliseconds", bits: "32 bits", date: "a date" }

/** A box for any way of writing a time, and that time in all the ways. */
export function Converter({ converter, now }: Props) {
  const id = useId()
  const { text, unit, isSecond } = converter
  // The clock and the address are known at once: nothing is read before both are.
  const zone = now === null ? null : converter.zone()
  const reading = zone === null ? null : readTime(text, unit, zone)
  const mistake = reading?.kind === "mistake" ? reading : null

  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-time`}>A number of Unix time, or a date</label>
        <input
          id={`${id}-time`}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder="1700000000, 2023-11-14 22:13 or 14.11.2023"
          value={text}
          aria-invalid={mistake !== null}
          aria-describedby={mistake ? `${id}-mistake` : undefined}
          onChange={event => converter.setText(event.target.value)}
        />
        <div id={`${id}-mistake`} role="alert">
          {mistake && <MistakeText text={text} mistake={mistake} />}
        </div>
      </div>
      <fieldset>
        <legend>A bare number is</legend>
        {units.map(([name, label]) => (
          <div key={name} className="field-row">
            <input
              id={`${id}-${name}`}
              type="radio"
              name={`${id}-unit`}
              checked={unit === name}
              onChange={() => converter.setUnit(name)}
            />
            <label htmlFor={`${id}-${name}`}>{label}</label>
          </div>
        ))}
      </fieldset>
      <ZonePicker label="Time zone" asked={converter.asked} onChange={converter.setZone} />
      {reading?.kind === "time" && zone !== null ? (
        <>
          {reading.instants.length > 1 && (
            <fieldset>
              <legend>The clocks were put back, and showed this twice</legend>
              {[false, true].map(second => (
                <div key={String(second)} className="field-row">
                  <input
                    id={`${id}-${second}`}
                    type="radio"
                    name={`${id}-which`}
                    checked={isSecond === second}
                    onChange={() => converter.setSecond(second)}
                  />
                  <label htmlFor={`${id}-${second}`}>{second ? "the second time" : "the first time"}</label>
                </div>
              ))}
            </fieldset>
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
      ) : (
        <p className="result">
          {mistake
            ? "That is not a time yet."
            : "Write or paste a time above, or take one of the famous ones below."}
        </p>
      )}
    </>
  )
}
