import { useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useNow } from "../../hooks/browser/clock"
import { useBuildInfo } from "../../hooks/page/buildInfo"
import { usePage, usePageData } from "../../hooks/page/page"
import { useScrollToResult } from "../../hooks/page/useScrollToResult"
import { choice, whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { EmptyList } from "../../kits/list/EmptyList"
import { SearchField } from "../../kits/list/SearchField"
import { useList } from "../../kits/list/useList"
import { dayOf } from "../../lib/calendar/calendarDay"
import { isBlank } from "../../lib/text/blank"
import { pluralise } from "../../lib/text/pluralise"
import * as styles from "./Links.module.css"
import { cardsOf, coolSite, depthText, isNew, maxDepth, spec } from "./logic"
import { AgeQuestion } from "./parts/AgeQuestion"
import { Award } from "./parts/Award"
import { Cabinet } from "./parts/Cabinet"
import { LinkCard } from "./parts/LinkCard"
import { Seeds } from "./parts/Seeds"
import { drawers, type Link } from "./schema"

const codecs = { drawer: choice([...Object.keys(drawers), "also"]), deep: whole(0, maxDepth, 0) }
const address = { search: "search" }

/**
 * A web directory in a cabinet of drawers, with a cool site of the day and a smaller cabinet in the last drawer.
 *
 * @feed A web directory in ten drawers: a cool site each day, an archived copy of everything, and a drawer for adults.
 * @data links
 */
export default function Links() {
  const { siteName } = usePage()
  const { links } = usePageData<{ links: Link[] }>()
  const { values, set } = useAddress(codecs)
  const list = useList(links, spec, address)
  const [ofAge, setOfAge] = useState<"unasked" | "yes" | "no">("unasked")
  const build = useBuildInfo(true)
  const time = useNow()
  const cool = time ? coolSite(links, dayOf(time)) : undefined
  const { drawer, deep } = values

  const searching = !isBlank(list.query)
  const found = list.shown.filter(link => link.drawer !== "adults" || ofAge === "yes")
  const shown = searching
    ? found
    : drawer === "also" || (drawer === "adults" && ofAge !== "yes")
      ? []
      : cardsOf(links, drawer as Link["drawer"])
  // On a phone a drawer may open below the fold.
  const [tray, show] = useScrollToResult<HTMLElement>(drawer)
  const pull = (name: string) => {
    show()
    list.setQuery("")
    set({ drawer: name })
  }
  const head = searching
    ? `${pluralise(found.length, "card")} from all drawers`
    : drawer === "also"
      ? "See also"
      : drawers[drawer as Link["drawer"]]

  return (
    <div className={styles.tool}>
      <div className={styles.top}>
        <Award link={cool} />
        <div className={styles.search}>
          <SearchField list={list} label="Search all drawers" beside />
        </div>
      </div>
      <Cabinet open={searching ? null : drawer} deep={deep} onPull={pull} />
      <div className="buttons">
        <ShareButton
          text={
            deep > 0 ? `I am ${pluralise(deep, "drawer")} deep in a cabinet` : `A drawer of links: ${head}`
          }
        />
      </div>
      <section ref={tray} className={styles.tray} aria-labelledby="links-tray">
        <h2 id="links-tray" className={styles.head} aria-live="polite">
          {head}
        </h2>
        {!searching && drawer === "adults" && ofAge !== "yes" && (
          <AgeQuestion refused={ofAge === "no"} onAnswer={yes => setOfAge(yes ? "yes" : "no")} />
        )}
        {!searching && drawer === "also" && (
          <div className={styles.also}>
            {deep > 0 && <p role="status">{depthText(deep)}</p>}
            {deep < maxDepth ? (
              <p>
                <b>Links, {siteName}.</b> A cabinet of ten drawers. The last one is for <i>See also</i>.
              </p>
            ) : (
              <Seeds />
            )}
            <div className="buttons">
              {deep < maxDepth && (
                <button type="button" onClick={() => set({ deep: deep + 1 })}>
                  Look into it
                </button>
              )}
              {deep > 0 && (
                <button type="button" onClick={() => set({ deep: 0 })}>
                  {deep === 1 ? "Close it" : `Close all ${deep}`}
                </button>
              )}
            </div>
          </div>
        )}
        {searching && found.length === 0 && (
          <EmptyList list={list} button="Put the cards back">
            Every drawer was pulled, and there is no such card.
          </EmptyList>
        )}
        {shown.length > 0 && (
          <ul className={styles.cards}>
            {shown.map(link => (
              <LinkCard
                key={link.to}
                link={link}
                fresh={build !== null && isNew(link.added, build.builtAt)}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
