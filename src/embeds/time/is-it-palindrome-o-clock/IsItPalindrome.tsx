import { useEffect, useState } from "react"
import * as v from "valibot"
import { Button } from "../../../components/button/Button"
import { OClock } from "../../../components/o-clock/OClock"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useNow } from "../../../hooks/browser/clock"
import { browserZone } from "../../../hooks/browser/zone"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { useStorage } from "../../../hooks/storage/useStorage"
import { text as textCodec } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { oClockAt, palindromes } from "../../../lib/calendar/oClock"
import { clockText } from "../../../lib/calendar/wallClock"
import * as styles from "./IsItPalindrome.module.css"
import { verdict } from "./logic"
import { badLuckText, glassAfter, isPalindrome, maxLength, samples, sounds } from "./mirror"
import { Collection } from "./parts/Collection"
import { Mirror } from "./parts/Mirror"
import { useAlarm } from "./useAlarm"
import { useTyping } from "./useTyping"

const schema = v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439)))

/** The palindromes at which the visitor was here, as minutes of the day. */
export const goldenMirrors = storageEntry("time/is-it-palindrome-o-clock", schema, [])

/**
 * An answer to "Is the time a palindrome?" with a mirror that writes every text backwards and breaks at a palindrome,
 * and an alarm for the next such minute.
 *
 * @feed Yes or no, and a mirror that reads backwards whatever is written beside it, until it is the same.
 */
export default function IsItPalindrome() {
  const now = useNow(1000)
  const at = now?.getTime() ?? null
  const state = at === null ? null : oClockAt(at, browserZone(), palindromes)
  const address = useAddress({ say: textCodec("", { maxLength }) })
  const [seen, setSeen] = useState<readonly string[]>([])
  const [caught, setCaught] = useStorage(goldenMirrors)
  const alarm = useAlarm()
  const text = address.values.say.slice(0, maxLength)
  /** True from the setting of the alarm until something is written. */
  const [isAlarmNews, setAlarmNews] = useState(false)

  const write = (next: string) => {
    setAlarmNews(false)
    if (isPalindrome(next)) setSeen(old => [...old, next])
    address.set({ say: next })
  }
  const { type, stop } = useTyping(write)

  const minute = state?.isNow ? state.shown : null
  useEffect(() => {
    if (minute !== null) setCaught(old => (old.includes(minute) ? old : [...old, minute]))
  }, [minute, setCaught])

  const glass = glassAfter(isPalindrome(text) ? [...seen, text] : seen)
  const says = () => {
    if (isAlarmNews && alarm.moment)
      return `The mirror will ring at ${clockText(alarm.moment.minute)}. The tab counts down.`
    if (glass === 3 && now) return `${sounds[3]} ${badLuckText(now.getFullYear())}`
    if (alarm.rang) return `${clockText(alarm.rang.minute)}. You waited.`
    if (glass > 0) return sounds[glass]
    return text === "" && state ? verdict(state.shown) : ""
  }
  const hang = () => {
    stop()
    setSeen([])
    address.set({ say: "" })
  }

  return (
    <div className={styles.page}>
      <OClock state={state} at={at} />
      <Mirror
        text={text}
        clock={state ? clockText(state.shown) : "--:--"}
        glass={glass}
        isGold={state?.isNow ?? false}
        says={says()}
        onType={next => {
          stop()
          write(next)
        }}
      />
      <div className="buttons">
        {samples.map(sample => (
          <Button key={sample} onClick={() => type(sample.toLowerCase())}>
            {sample}
          </Button>
        ))}
        <Button disabled={glass === 0 && text === ""} onClick={hang}>
          Hang a new mirror
        </Button>
        <Button
          disabled={state === null}
          onClick={() => {
            if (alarm.moment) return alarm.cancel()
            if (!state) return
            alarm.set(state.next)
            setAlarmNews(true)
          }}
        >
          <Reserve inline all={["Do not ring at 00:00"]}>
            {alarm.moment ? "Do not ring" : "Ring"} at{" "}
            {state ? clockText((alarm.moment ?? state.next).minute) : "--:--"}
          </Reserve>
        </Button>
        <ShareButton
          text={glass === 3 ? `I broke a mirror by writing “${text}”.` : "A mirror that can spell."}
        />
      </div>
      <Collection caught={caught} />
    </div>
  )
}
