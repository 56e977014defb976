import { useMemo } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMounted } from "../../hooks/browser/mounted"
import { usePageData } from "../../hooks/page/page"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { countText } from "../../kits/list/logic"
import { useList } from "../../kits/list/useList"
import * as styles from "./EveryCssSelector.module.css"
import { ask, type Support, specOf, tally } from "./logic"
import { Filters } from "./parts/Filters"
import { Row } from "./parts/Row"
import { Scales } from "./parts/Scales"
import { useWeigh } from "./parts/useWeigh"
import type { CssSelector } from "./schema"

const address = { search: "q", group: "group", standing: "standing", browser: "browser" }
/** The initial selector on the scales, which matches everything. */
const example = "*"

const codecs = { open: text(null), weigh: text(example) }

/** The number of rows in the static HTML. The others are rendered after mount. */
const firstRows = 20

/** Returns browser support for all selectors, tested once; null before mount. */
function useSupport(list: readonly CssSelector[], mounted: boolean): Support | null {
  return useMemo(() => {
    if (!mounted) return null
    const silent = typeof CSS === "undefined" || !CSS.supports
    const answers = new Map(list.map(each => [each.selector, silent ? null : ask(CSS, each)]))
    return each => answers.get(each.selector) ?? null
  }, [list, mounted])
}

/**
 * A searchable list of CSS selectors, each with a demo, its specificity and this browser's support.
 *
 * @feed Every selector of CSS, each with a live demo, its specificity, and whether your browser has it.
 * @data css-selectors
 */
export default function EveryCssSelector() {
  const { "css-selectors": selectors } = usePageData<{ "css-selectors": CssSelector[] }>()
  const { values, set } = useAddress(codecs)
  const { open, weigh: own } = values
  const mounted = useMounted()
  const support = useSupport(selectors, mounted)
  const weigh = useWeigh(open !== null || own !== "")

  const spec = useMemo(() => specOf(support ?? (() => null)), [support])
  const list = useList(selectors, spec, address)
  const { shown, all } = list
  const clear = () => {
    list.clear()
    set({ open: null })
  }

  return (
    <div className={styles.tool}>
      <Scales text={own} weigh={weigh} onChange={next => set({ weigh: next })} />
      <Filters list={list} />
      <p className={styles.count} role="status">
        {countText(shown.length, all, "selectors")} {support && shown.length > 0 && tally(shown, support)}
      </p>
      {shown.length === 0 ? (
        <div className={styles.empty}>
          <p>No such selector. It may be in a draft next week.</p>
        </div>
      ) : (
        <ul className={styles.list} aria-label="Selectors">
          {(mounted ? shown : shown.slice(0, firstRows)).map(selector => (
            <Row
              key={selector.selector}
              selector={selector}
              has={support?.(selector)}
              open={open === selector.selector}
              weigh={weigh}
              onToggle={() => set({ open: open === selector.selector ? null : selector.selector })}
            />
          ))}
        </ul>
      )}
      <div className="buttons">
        <ShareButton text={open ? `${open}, one of ${all} selectors of CSS` : undefined} />
        <Button disabled={list.isWhole && open === null} onClick={clear}>
          Show all of them
        </Button>
      </div>
    </div>
  )
}
