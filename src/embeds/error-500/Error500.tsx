import { Fragment, useState } from "react"
import { PageLink } from "../../components/page-link/PageLink"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePage, usePageData } from "../../hooks/page/page"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { inSentence, useGuest, useHappenings, useThingFrom } from "../../kits/guest/useGuest"
import { usePastGuest } from "../../kits/guest/usePastGuest"
import { useThing } from "../../kits/things/useThing"
import type { LinkedEntry } from "../../lib/content/derivedLists"
import {
  apologyFor,
  apologyWithout,
  becameOf,
  blameMessage,
  blameRefusal,
  blames,
  bothForgave,
  isClearedBy,
} from "./blame"
import * as styles from "./Error500.module.css"
import { nextError, refusal, traceOf } from "./logic"
import { Room } from "./parts/Room"
import type { Apology } from "./schema"

/** The maximum number of deeds of a blamed thing in the stack trace. */
const maxDeeds = 2

type Answer = "none" | "refused" | "forgiven" | "new" | "spent"

/**
 * A server error page that apologises more with every press until the room fills with tears. Its stack trace follows
 * the site's links.
 *
 * @feed An internal server error that apologises, more sincerely each time, and a stack trace of this site's own pages.
 * @data apologies, link-graph
 */
export default function Error500() {
  const { path } = usePage()
  const { apologies, "link-graph": pages } = usePageData<{
    apologies: Apology[]
    "link-graph": LinkedEntry[]
  }>()
  const last = apologies.length
  const { values, set } = useAddress({ error: whole(1, 9999, 500), sorry: whole(1, last, 1) })
  const [answer, setAnswer] = useState<Answer>("none")
  /** The apology that was said at the last press: it stands, should the guest leave. */
  const [said, setSaid] = useState<{ sorry: number; text: string } | null>(null)
  const { give } = useThing()
  const guest = useGuest()
  const past = usePastGuest()
  /** Another thing than the guest, which was here before. */
  const happenings = useHappenings()
  const other = useThingFrom(happenings.find(({ thing }) => thing !== guest?.path)?.thing)
  const name = guest ? inSentence(guest) : null
  const isBlamed = name !== null && blames(values.sorry)
  const { message, frames } = traceOf(pages, path, values.error)
  // Its record comes first, in place of as many frames.
  const deeds = isBlamed && guest ? guest.deeds.slice(0, Math.min(maxDeeds, frames.length)) : []
  const apology = apologies[values.sorry - 1]
  if (!apology) return null
  const isCleared = isClearedBy(happenings[0]?.what)
  /** Returns an apology in its words to whoever is there now. */
  const textOf = (sorry: number) => {
    const own = apologies[sorry - 1]?.text ?? apology.text
    if (name !== null) return apologyFor(sorry, name, other && inSentence(other)) ?? own
    return past ? apologyWithout(sorry, own, inSentence(past), isCleared) : own
  }
  const text = name === null && said?.sorry === values.sorry ? said.text : textOf(values.sorry)

  const forgiven = answer === "forgiven"
  const goOn = () => {
    setAnswer(forgiven ? "new" : values.sorry === last ? "spent" : "none")
    if (forgiven) set({ error: nextError(values.error), sorry: 1 })
    else if (values.sorry < last) {
      set({ sorry: values.sorry + 1 })
      setSaid({ sorry: values.sorry + 1, text: textOf(values.sorry + 1) })
      const became = becameOf(values.sorry + 1)
      if (became !== null) guest?.remember(became)
    }
  }
  const forgive = () => {
    setAnswer(values.sorry === last ? "forgiven" : "refused")
    if (values.sorry < last) return
    give()
    guest?.remember("Was blamed for a server error, and has forgiven it.")
  }
  const words = {
    none: text,
    refused: isBlamed ? blameRefusal(name) : refusal(values.sorry),
    forgiven: guest ? bothForgave(guest.name) : "200 OK. Thank you. I'll tell the rack.",
    spent: "That was all of it. It is your turn.",
    new: `The relief was not caught. ${apology.text}`,
  }[answer]

  return (
    <div className={styles.tool}>
      <Room sincerity={apology.sincerity} forgiven={forgiven} guest={guest} isBlamed={isBlamed} />
      <div className={styles.desk}>
        <p className={styles.words} role="status">
          {words}
        </p>
        <div className={styles.meter}>
          <label>
            Sincerity <progress max={100} value={apology.sincerity} />
          </label>{" "}
          <b>{apology.sincerity}%</b>
        </div>
        <div className="buttons">
          <button type="button" onClick={goOn}>
            Apologise again
          </button>
          <button type="button" onClick={forgive}>
            I forgive you
          </button>
          <ShareButton text={`500 Internal Server Error: ${apology.text}`} />
        </div>
      </div>
      <section aria-label="Stack trace" className={styles.trace}>
        <p>
          <b>Error No. {values.error}</b>
          <br />
          {isBlamed ? blameMessage(name) : message}
        </p>
        <ol>
          {deeds.map(({ on, what }) => (
            <li key={on}>
              at <PageLink to={on}>{what.replace(/\.$/, "")}</PageLink> (<Breakable path={`${on}:1`} />)
            </li>
          ))}
          {frames.slice(deeds.length).map(({ path: to, title, file }) => (
            <li key={to}>
              at <PageLink to={to}>{title}</PageLink> (<Breakable path={file} />)
            </li>
          ))}
          <li>at you (outside:1:1), who only wanted to look</li>
        </ol>
      </section>
    </div>
  )
}

/** A file path that may wrap after a slash, but not within a name. */
function Breakable({ path }: { path: string }) {
  return path.split("/").map((name, i, { length }) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a folder is its place
    <Fragment key={i}>
      {i < length - 1 ? `${name}/` : name}
      {i < length - 1 && <wbr />}
    </Fragment>
  ))
}
