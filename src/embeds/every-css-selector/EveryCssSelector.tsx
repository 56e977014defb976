import { useMemo } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMounted } from "../../hooks/mounted"
import { usePageData } from "../../hooks/page"
import { useQuery } from "../../hooks/query"
import type { CssSelector } from "../../lib/lists/css-selectors"
import * as styles from "./EveryCssSelector.module.css"
import { ask, filtered, isGroup, isStatus, type Support, tally } from "./logic"
import { Filters } from "./parts/Filters"
import { Row } from "./parts/Row"
import { Scales } from "./parts/Scales"
import { useWeigh } from "./parts/useWeigh"

/** How many rows stand in the static HTML; the rest is drawn when the page runs. */
const firstRows = 20

/** Asks this browser for every selector once. */
function useSupport(list: readonly CssSelector[], mounted: boolean): Support | null {
  return useMemo(() => {
    if (!mounted) return null
    const silent = typeof CSS === "undefined" || !CSS.supports
    const answers = new Map(list.map(each => [each.selector, silent ? null : ask(CSS, each)]))
    return each => answers.get(each.selector) ?? null
  }, [list, mounted])
}

/**
 * Every selector of CSS to be searched, each with a demo, its specificity, and whether this browser has it.
 *
 * @feed Every selector of CSS, each with a live demo, its specificity, and whether your browser has it.
 * @data css-selectors
 */
export default function EveryCssSelector() {
  const { "css-selectors": list } = usePageData<{ "css-selectors": CssSelector[] }>()
  const [words, setWords] = useQuery("q")
  const [group, setGroup] = useQuery("group")
  const [status, setStatus] = useQuery("standing")
  const [has, setHas] = useQuery("browser")
  const [open, setOpen] = useQuery("open")
  const [own, setOwn] = useQuery("weigh")
  const mounted = useMounted()
  const support = useSupport(list, mounted)
  const weigh = useWeigh(open !== null || own !== null)

  const filter = {
    words: words ?? "",
    group: isGroup(group) ? group : null,
    status: isStatus(status) ? status : null,
    has: has === "yes" ? true : has === "no" ? false : null,
  }
  const found = filtered(list, filter, support ?? (() => null))
  const shown = mounted ? found : found.slice(0, firstRows)
  const all = words === null && group === null && status === null && has === null
  const clear = () => {
    for (const set of [setWords, setGroup, setStatus, setHas, setOpen]) set(null)
  }

  return (
    <div className={styles.tool}>
      <Scales text={own ?? ""} weigh={weigh} onChange={setOwn} />
      <Filters
        words={{ value: filter.words, onChange: setWords }}
        group={{ value: filter.group ?? "", onChange: setGroup }}
        status={{ value: filter.status ?? "", onChange: setStatus }}
        has={{ value: filter.has === null ? "" : (has ?? ""), onChange: setHas }}
      />
      <p className={styles.count} role="status">
        {all ? `All ${list.length} selectors.` : `${found.length || "None"} of ${list.length} selectors.`}{" "}
        {support && found.length > 0 && tally(found, support)}
      </p>
      {found.length === 0 ? (
        <div className={styles.empty}>
          <p>No such selector. It may be in a draft next week.</p>
        </div>
      ) : (
        <ul className={styles.list} aria-label="Selectors">
          {shown.map(selector => (
            <Row
              key={selector.selector}
              selector={selector}
              has={support?.(selector)}
              open={open === selector.selector}
              weigh={weigh}
              onToggle={() => setOpen(open === selector.selector ? null : selector.selector)}
            />
          ))}
        </ul>
      )}
      <div className="buttons">
        <ShareButton text={open ? `${open}, one of ${list.length} selectors of CSS` : undefined} />
        <button type="button" disabled={all && open === null} onClick={clear}>
          Show all of them
        </button>
      </div>
    </div>
  )
}
