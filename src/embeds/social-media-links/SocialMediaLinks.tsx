import { useEffect, useRef, useState } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useTicks } from "../../kits/motion/useTicks"
import { useSound } from "../../kits/sound/useSound"
import { ask, dial, isBusy, quiet, second, toggleModem, toggleReceiver, toneOf } from "./logic"
import { Desk } from "./parts/Desk"
import * as styles from "./SocialMediaLinks.module.css"
import type { Service } from "./schema"

const codecs = { call: text("", { maxLength: 4 }) }
const keys = [..."123456789", "", "0", ""]

/**
 * The social media of 1999 on a single telephone line, with a modem, a terminal, a phone that dials pages, and
 * Mother.
 *
 * @feed Social media of 1999 on a single telephone line, which Mother needs too; any page answers under its number.
 * @data social-media-links
 */
export default function SocialMediaLinks() {
  const { "social-media-links": services } = usePageData<{ "social-media-links": Service[] }>()
  const { values, set } = useAddress(codecs)
  const [house, setHouse] = useState(quiet)
  const { open, close } = useSound()
  const index = usePageIndex(house.line === "lifted")
  useTicks(isBusy(house.line), 1000, () => setHouse(second))

  const ringing = /^\d{4}$/.test(values.call) && house.line === "free" ? values.call : null
  const { line, dialled } = house
  const terminal = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is newest is in sight
  useEffect(() => {
    if (terminal.current) terminal.current.scrollTop = terminal.current.scrollHeight
  }, [house.log, ringing])
  const answer = dialled.length === 4 ? index?.find(({ code }) => code === dialled) : undefined

  const whistle = () => {
    const sound = open()
    for (const [i, digit] of [..."1998418"].entries())
      for (const frequency of toneOf(digit))
        sound?.play({ frequency, at: i * 0.16, seconds: 0.12, loudness: 0.05, envelope: "hold" })
    for (const [i, frequency] of [2100, 1300, 980, 1650, 2250].entries())
      sound?.play({ frequency, at: 1.3 + i * 0.3, seconds: 0.32, loudness: 0.03, envelope: "hold" })
  }
  const modem = () => {
    if (line === "dialling") close()
    if (line === "free") whistle()
    setHouse(toggleModem)
  }
  const receiver = () => {
    if (line === "lifted" || line === "dialling") close()
    if (line !== "lifted" && line !== "mother")
      open()?.play({ frequency: 425, seconds: 1.6, loudness: 0.05, envelope: "hold" })
    setHouse(now => {
      const next = toggleReceiver(now)
      return ringing && next.line === "lifted" ? { ...next, dialled: ringing } : next
    })
    if (ringing) set({ call: "" })
  }
  const press = (digit: string) => {
    if (line === "lifted") {
      for (const frequency of toneOf(digit))
        open()?.play({ frequency, seconds: 0.2, loudness: 0.06, envelope: "hold" })
    }
    setHouse(now => dial(now, digit))
  }

  return (
    <div className={styles.tool}>
      <Desk line={line} ringing={ringing !== null} />
      <div className="buttons">
        <button type="button" className={styles.modem} onClick={modem}>
          {line === "online" || line === "dialling" ? "Go offline" : "Go online"}
        </button>
        {services.map(({ id, label, lines }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              if (line === "free") whistle()
              setHouse(now => ask(now, lines))
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.table}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <div ref={terminal} className={styles.terminal} role="log" aria-label="Terminal" tabIndex={0}>
          {ringing && <p>RING. It is {ringing}. Lift the receiver.</p>}
          {house.log.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a terminal are its places
            <p key={i}>{row}</p>
          ))}
        </div>
        <section className={styles.telephone} aria-label="Telephone">
          <button type="button" aria-pressed={line === "lifted"} onClick={receiver}>
            {line === "lifted" ? "Put it down" : "Lift receiver"}
          </button>
          <p className={styles.number} role="status" aria-label="Dialled">
            {dialled.padEnd(4, "·")}
          </p>
          <div className={styles.keys}>
            {keys.map((digit, i) =>
              digit ? (
                <button key={digit} type="button" onClick={() => press(digit)}>
                  {digit}
                </button>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
                <span key={`gap ${i}`} />
              ),
            )}
          </div>
          <p className={styles.answer} role="status">
            {answer ? (
              <>
                “Good evening, <PageLink to={answer.path}>{answer.title}</PageLink> speaking.”
              </>
            ) : dialled.length === 4 && index ? (
              "“The number you have dialled is a hamster.”"
            ) : (
              "Every page has its number: 0042."
            )}
          </p>
          {answer && (
            <ShareButton text={`The telephone is ringing: ${answer.code}`} link={`?call=${answer.code}`} />
          )}
        </section>
      </div>
    </div>
  )
}
