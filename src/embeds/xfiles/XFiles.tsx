import { useMemo, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { choice } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import type { LinkedEntry } from "../../lib/content/derivedLists"
import { alongTheWay, around, type Hung, maxNeighbours, middle } from "./layout"
import { anyTwo, graphOf, neighbours, routeBetween } from "./logic"
import { Board } from "./parts/Board"
import { Verdict } from "./parts/Verdict"
import * as styles from "./XFiles.module.css"

/** The page whose file is open at first. */
const suspect = "/pertti"

/**
 * A pinboard of the site's pages, with red string between linked pages and routes between any two.
 *
 * @feed A board with every page of this site, red string between those that mention each other, and a flashlight.
 * @data link-graph
 */
export default function XFiles() {
  const pages = usePageData<{ "link-graph": LinkedEntry[] }>()["link-graph"]
  const graph = useMemo(() => graphOf(pages), [pages])
  const codes = useMemo(() => pages.map(({ code }) => code), [pages])
  const first = graph.get(suspect) ?? pages[0]
  const { values, set } = useAddress({ at: choice(codes, first?.code ?? null), to: choice(codes, null) })
  const [dealt, setDealt] = useState(0)
  const [lit, setLit] = useState(false)
  const board = useRef<HTMLDivElement>(null)
  const byCode = (code: string | null) => pages.find(page => page.code === code) ?? null
  const from = byCode(values.at) ?? first
  if (!from) return null
  const to = byCode(values.to)
  const target = to && to.path !== from.path ? to : null
  const route = target && routeBetween(graph, from.path, target.path)
  const all = neighbours(graph, from.path)
  const start = dealt < all.length ? dealt : 0
  const near = all.slice(start, start + maxNeighbours)

  const shown = target ? (route ?? [from.path, target.path]).flatMap(path => graph.get(path) ?? []) : near
  const spots = target ? alongTheWay(shown.length) : around(near.length)
  const hung: Hung[] = shown.map((page, i) => ({ page, spot: spots[i] ?? middle }))
  if (!target) hung.push({ page: from, spot: middle })

  const open = (page: LinkedEntry) => {
    setDealt(0)
    set({ at: page.code, to: null })
  }
  const connect = () => {
    const [one, other] = anyTwo(graph, random)
    set({ at: graph.get(one)?.code ?? null, to: graph.get(other)?.code ?? null })
  }
  const options = pages.map(({ code, title }) => [code, `${title} (${code})`] as const)
  return (
    <div className={styles.tool}>
      <div className={styles.controls}>
        <button type="button" onClick={connect}>
          Connect any two
        </button>
        <Button
          disabled={target !== null || all.length <= maxNeighbours}
          onClick={() => setDealt(start + maxNeighbours < all.length ? start + maxNeighbours : 0)}
        >
          Other suspects
        </Button>
        <button type="button" aria-pressed={lit} onClick={() => setLit(!lit)}>
          Lights
        </button>
        <ShareButton
          text={
            target ? `${from.title} and ${target.title}. Coincidence?` : `They have a file on ${from.title}`
          }
        />
      </div>
      <Board
        board={board}
        graph={graph}
        hung={hung}
        chain={target !== null}
        torn={target !== null && route === null}
        openFile={target ? null : from.path}
        lit={lit}
        onOpen={open}
      />
      <div className={styles.controls}>
        <Choice
          label="The file of"
          value={from.code}
          options={options}
          onChange={code => set({ at: code })}
          beside
        />
        <Choice
          label="connected to"
          value={target?.code ?? ""}
          options={[["", "(all who know it)"], ...options]}
          onChange={code => set({ to: code || null })}
          beside
        />
      </div>
      {/* Last, since no two ways are equally long. */}
      <Verdict graph={graph} from={from} to={target} route={route} count={all.length} shown={near.length} />
    </div>
  )
}
