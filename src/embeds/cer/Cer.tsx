import { useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useNow } from "../../hooks/browser/clock"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { saveSvg } from "../../kits/canvas/savePicture"
import { Field } from "../../kits/controls/Field"
import { dayKey, dayOf } from "../../lib/calendar/calendarDay"
import { longDate } from "../../lib/calendar/longDate"
import { trimmed } from "../../lib/text/blank"
import { formatDuration } from "../../lib/text/duration"
import * as styles from "./Cer.module.css"
import { forge, isPartialNumber, numberOf, remarkOf, sealText, type Verification, verify } from "./logic"
import { Certificate } from "./parts/Certificate"
import { useInterruptions } from "./useInterruptions"

const maxNameLength = 60
const drying = "the ink is drying"

function verdictOf(standing: Verification | null, name: string): string {
  const who = name || "The bearer"
  if (!standing) return "The clerk is looking for the stamp."
  switch (standing.kind) {
    case "genuine":
      return `Genuine. ${who} existed on ${longDate(standing.day)}.`
    case "stranger":
      return `A good number, but it belongs to someone else. ${who} was not there on ${longDate(standing.day)}.`
    case "slip":
      return "The check digits don't agree: a slip of the pen, or a career in crime."
    case "shape":
      return "That is no number of ours. Ours begin with CER and end in tears."
  }
}

/**
 * A numbered certificate of the visitor's existence, with check digits, a breakable seal and a verifier.
 *
 * @feed A numbered and sealed certificate that you exist, with a verifier that tells a forgery from a slip of the pen.
 */
export default function Cer() {
  const { values, set } = useAddress({
    name: text("The Bearer", { maxLength: maxNameLength }),
    no: text(null, { maxLength: 40 }),
  })
  const now = useNow(1000)
  const [begin, setBegin] = useState<number | null>(null)
  if (now !== null && begin === null) setBegin(now.getTime())
  const [breaks, setBreaks] = useState(0)
  const away = useInterruptions()
  const drawing = useRef<SVGSVGElement>(null)
  const [message, setMessage] = useState("")

  const name = trimmed(values.name.slice(0, maxNameLength))
  const today = now ? dayKey(dayOf(now)) : null
  const number = values.no ?? (today ? numberOf(name, today) : drying)
  const begun = number !== drying && isPartialNumber(number)
  const standing = number === drying || begun ? null : verify(number, name)
  const genuine = standing === null || standing.kind === "genuine"
  const day = standing && "day" in standing ? standing.day : null
  const verdict = begun ? "So far it looks like one of ours." : verdictOf(standing, name)
  const interruptions =
    away.times === 0
      ? `Seen for ${formatDuration(now && begin !== null ? now.getTime() - begin : 0, { to: "second" })}, without a break.`
      : `Interruptions: ${away.times}. The Registry waited ${formatDuration(away.milliseconds, { to: "second" })}.`
  const isForged = breaks > 0 && standing?.kind === "slip"
  const pressSeal = () => {
    if (number === drying) return
    if (!genuine) return set({ no: null })
    setBreaks(breaks + 1)
    set({ no: forge(number) })
  }
  const query = new URLSearchParams({ name, no: number })

  return (
    <div className={styles.tool}>
      <div data-sheet="">
        <Certificate
          ref={drawing}
          className={styles.certificate}
          name={name || "\u2026"}
          day={day && longDate(day)}
          number={number}
          remark={remarkOf(name)}
          interruptions={interruptions}
          isInterrupted={away.times > 0}
          genuine={genuine}
          onSeal={pressSeal}
          label={`A certificate of existence for ${name || "somebody without a name"}. ${remarkOf(name)} ${interruptions}`}
        />
      </div>
      <p className={styles.verdict} role="status" data-genuine={genuine}>
        {isForged ? sealText(breaks) : verdict}
      </p>
      <div className={styles.fields}>
        <Field
          label="Name"
          value={values.name}
          maxLength={maxNameLength}
          onChange={next => set({ name: next, no: null })}
        />
        <Field
          label="Number, to be verified"
          value={number}
          maxLength={40}
          spellCheck={false}
          onChange={next => set({ no: next })}
        />
      </div>
      <div className="buttons">
        <Button onClick={pressSeal}>
          <Reserve inline all={["Break the seal", "Ask for a new seal"]}>
            {genuine ? "Break the seal" : "Ask for a new seal"}
          </Reserve>
        </Button>
        <ShareButton text={`I exist, and can prove it: ${number}`} link={`?${query}`} />
        <button
          data-menu="file"
          type="button"
          onClick={() => setMessage(saveSvg(drawing.current?.outerHTML ?? "", "existence.svg"))}
        >
          Save as SVG
        </button>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
      </div>
      {(message || away.times > 0) && (
        <StatusMessage>{message || "You were away. It has been entered on the certificate."}</StatusMessage>
      )}
    </div>
  )
}
