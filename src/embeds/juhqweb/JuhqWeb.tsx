import { type FormEvent, useMemo, useRef, useState } from "react"
import * as v from "valibot"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useMotion } from "../../hooks/browser/motion"
import { usePage, usePageData } from "../../hooks/page/page"
import { usePageIndex } from "../../hooks/page/pageIndex"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import { useTicks } from "../../kits/motion/useTicks"
import { trimmed } from "../../lib/text/blank"
import * as styles from "./JuhqWeb.module.css"
import { go, goAhead, goBack, type Modem, maxAddress, modems, placeOf, type Trip } from "./logic"
import { Bookmarks } from "./parts/Bookmarks"
import { Throbber } from "./parts/Throbber"
import { View } from "./parts/View"
import type { Web } from "./schema"

const codecs = { go: text("", { maxLength: maxAddress }) }
const storedMarks = storageEntry(
  "juhqweb",
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxAddress))), v.maxLength(20)),
  [],
)
/** The interval of the throbber's frames and of the loading steps, in milliseconds. */
const frameMs = 125

/**
 * A 1998 browser inside the browser. It opens pages of this site and explains its refusal of all others.
 *
 * @feed A browser in the browser, with throbber, bookmarks and modem; it shows this site, and has a reason for the rest.
 * @data juhqweb
 */
export default function JuhqWeb() {
  const { juhqweb } = usePageData<{ juhqweb: Web }>()
  const { path: own, siteName, siteUrl } = usePage()
  const { values, set } = useAddress(codecs)
  const index = usePageIndex()
  const motion = useMotion()
  const [marks, setMarks] = useStorage(storedMarks)
  const [trip, setTrip] = useState<Trip>({ back: [], at: "", ahead: [] })
  const [typed, setTyped] = useState<string | null>(null)
  const [modem, setModem] = useState<Modem>("28800")
  const [done, setDone] = useState({ at: "", part: 0, stopped: false })
  const window = useRef<HTMLDivElement>(null)

  const at = trip.at || values.go || "/"
  const part = done.at === at ? done.part : 0
  const stopped = done.at === at && done.stopped
  const loading = motion && part < 1 && !stopped
  useTicks(
    loading,
    frameMs,
    () => setDone({ at, part: Math.min(1, part + frameMs / 1000 / modems[modem]), stopped: false }),
    window,
  )

  const place = useMemo(() => {
    const paths = new Set((index ?? []).map(({ path }) => path))
    const hosts = [siteName, siteUrl.replace(/^https?:\/\//, "")]
    return index ? placeOf(at, { paths, own, hosts, reasons: juhqweb.reasons }) : null
  }, [index, at, own, siteName, siteUrl, juhqweb.reasons])

  const travel = (next: Trip) => {
    setTrip(next)
    setTyped(null)
    set({ go: next.at === "/" ? "" : next.at })
  }
  const visit = (to: string) => travel(go({ ...trip, at }, to.slice(0, maxAddress)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    visit(trimmed(typed ?? at) || "/")
  }
  const shown = place?.kind === "page" ? `http://${siteName}${place.path}` : at
  const visible = motion ? part : 1

  return (
    <div ref={window} className={styles.browser}>
      <div className={styles.bar}>
        <button type="button" onClick={() => travel(goBack({ ...trip, at }))}>
          Back
        </button>
        <button type="button" onClick={() => travel(goAhead({ ...trip, at }))}>
          Forward
        </button>
        <button type="button" onClick={() => visit("/")}>
          Home
        </button>
        <button type="button" onClick={() => setDone({ at, part: 0, stopped: false })}>
          Reload
        </button>
        <button type="button" onClick={() => setDone({ at, part, stopped: true })}>
          Stop
        </button>
        <Throbber turn={loading ? Math.round((part * modems[modem] * 1000) / frameMs) % 8 : 0} />
      </div>
      <form className={styles.location} onSubmit={submit}>
        <label htmlFor="juhqweb-address">Netsite:</label>
        <input
          id="juhqweb-address"
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={maxAddress}
          value={typed ?? shown}
          onChange={event => setTyped(event.target.value.slice(0, maxAddress))}
        />
        <button type="submit">Go</button>
      </form>
      <Bookmarks marks={juhqweb.bookmarks} own={marks} at={at} onVisit={visit} onChange={setMarks} />
      <View place={place} visible={visible} onVisit={visit} onHome={() => visit("/")} />
      <div className={styles.foot}>
        <Choice
          label="Modem"
          value={modem}
          options={(Object.keys(modems) as Modem[]).map(bits => [bits, `${bits} bps`] as const)}
          onChange={setModem}
          beside
        />
        <ShareButton text="Look what my browser can do" />
      </div>
      <StatusMessage>
        {stopped && visible < 1
          ? `Stopped at ${Math.round(visible * 100)}%. That was it.`
          : visible < 1
            ? `Receiving ${Math.round(visible * 100)}% at ${modem} bps`
            : "Document: Done"}
      </StatusMessage>
    </div>
  )
}
