import { useRef } from "react"
import { Button } from "../../../components/button/Button"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useNow } from "../../../hooks/browser/clock"
import { usePageData } from "../../../hooks/page/page"
import { StartAgain } from "../../../kits/address/StartAgain"
import { maxInt32 } from "./logic"
import { Converter } from "./parts/Converter"
import { Countdown } from "./parts/Countdown"
import { Famous } from "./parts/Famous"
import { Live } from "./parts/Live"
import { readTime } from "./read"
import type { FamousTimestamp } from "./schema"
import * as styles from "./UnixTime.module.css"
import { useConverter } from "./useConverter"
import { useProgram } from "./useProgram"

/**
 * A live Unix timestamp with a switch for every bit, a converter for any time zone, famous timestamps and the end of
 * 32 bits.
 *
 * @feed The seconds since 1970 as they pass, and a converter from them to dates in any time zone and back.
 * @data famous-timestamps
 */
export default function UnixTime() {
  const famous = usePageData<{ "famous-timestamps": FamousTimestamp[] }>()["famous-timestamps"]
  const now = useNow(1000)
  const converter = useConverter()
  const place = useRef<HTMLDivElement>(null)
  const at = now?.getTime() ?? null
  const program = useProgram(at)
  const shown =
    program.isNow && !program.isHeld ? at : program.seconds === null ? null : program.seconds * 1000

  const convert = (seconds: number) => {
    converter.take(seconds)
    const box = place.current?.querySelector("input")
    // Scrolls to the box alone, as the whole converter would push the source of the number out of sight.
    box?.scrollIntoView?.({ block: "nearest" })
    box?.focus({ preventScroll: true })
  }

  /** The clock above follows the converter, as far as 32 bits go. */
  const write = (text: string) => {
    converter.setText(text)
    const reading = at === null ? null : readTime(text, converter.unit, converter.zone())
    if (reading?.kind !== "time") return
    const second = Math.floor((reading.instants[0] ?? 0) / 1000)
    // A second beyond 32 bits leaves the clock above at its end.
    program.show(Math.max(-maxInt32 - 1, Math.min(maxInt32, second)))
  }
  /** A change of the clock above clears the converter's text, so that it follows the clock. */
  const forgetting = {
    ...program,
    flip: (bit: number) => {
      converter.setText("")
      program.flip(bit)
    },
    wind: () => {
      converter.setText("")
      program.wind()
    },
    comeBack: () => {
      converter.setText("")
      program.comeBack()
    },
  }

  return (
    <div className={styles.tool}>
      <Live program={forgetting} zone={at === null ? null : converter.zone()} />
      <div ref={place} className={styles.converter}>
        <Converter converter={{ ...converter, setText: write }} now={at} shown={shown} />
        <div className="buttons">
          <Button disabled={at === null} aria-pressed={program.isHeld} onClick={program.hold}>
            {program.isHeld ? "Go on" : "Pause"}
          </Button>
          <ShareButton />
          <StartAgain of={converter.restart} />
        </div>
      </div>
      <Countdown now={at} />
      <Famous list={famous} onConvert={convert} />
    </div>
  )
}
