import { type FormEvent, useMemo, useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { useThing } from "../../kits/things/useThing"
import type { LinkedEntry } from "../../lib/content/derivedLists"
import { trimmed } from "../../lib/text/blank"
import { around, type Hung, hangCase, maxNeighbours, middle } from "./layout"
import { graphOf, neighbours, reachable, routeBetween } from "./logic"
import { Board } from "./parts/Board"
import { CaseVerdict, FileVerdict } from "./parts/Verdict"
import { examples, maxWord, pageFor } from "./words"
import * as styles from "./XFiles.module.css"

/** The page whose file is open at first. */
const suspect = "/pertti"

const word = text("", { maxLength: maxWord })

/**
 * A pinboard in the dark: any two words are tied to each other by red string over pages of this site, and add up to 23.
 *
 * @feed A board in the dark on which any two words are tied by red string over the pages of this site, and come to 23.
 * @data link-graph
 */
export default function XFiles() {
  const pages = usePageData<{ "link-graph": LinkedEntry[] }>()["link-graph"]
  const graph = useMemo(() => graphOf(pages), [pages])
  const codes = useMemo(() => pages.map(({ code }) => code), [pages])
  const first = graph.get(suspect) ?? pages[0]
  const { values, set } = useAddress({ at: choice(codes, first?.code ?? null), a: word, b: word })
  const [draft, setDraft] = useState<{ a: string; b: string } | null>(null)
  const [cases, setCases] = useState(0)
  const [dealt, setDealt] = useState(0)
  const [lit, setLit] = useState(false)
  const motion = useMotion()
  const { give } = useThing()
  const board = useRef<HTMLDivElement>(null)
  const from = pages.find(page => page.code === values.at) ?? first
  const [a, b] = [trimmed(values.a).slice(0, maxWord), trimmed(values.b).slice(0, maxWord)]
  // Those that string leads to from the suspect, so that every case has a way.
  const involved = useMemo(() => reachable(graph, first?.path ?? ""), [graph, first])
  const one = a && b ? pageFor(a, involved) : null
  const other = one && pageFor(b, involved, one.page)
  if (!from) return null

  const isCase = one !== null && other !== null
  const route = isCase ? routeBetween(graph, one.page.path, other.page.path) : null
  const all = neighbours(graph, from.path)
  const start = dealt < all.length ? dealt : 0
  const near = all.slice(start, start + maxNeighbours)
  const hung: Hung[] = isCase
    ? hangCase(
        { word: a, tie: one.tie },
        (route ?? [one.page.path, other.page.path]).flatMap(path => graph.get(path) ?? []),
        { word: b, tie: other.tie },
      )
    : [
        ...around(near.length).map((spot, i) => ({ page: near[i] ?? from, spot })),
        { page: from, spot: middle },
      ]

  const open = (page: LinkedEntry) => {
    setDealt(0)
    set({ at: page.code, a: "", b: "" })
  }
  const shown = draft ?? { a, b }
  const connect = (event: FormEvent) => {
    event.preventDefault()
    const example = examples[cases % examples.length] ?? examples[0]
    const written = [trimmed(shown.a), trimmed(shown.b)]
    // Without a word of the visitor's own, each press takes another pair.
    const fresh = draft === null || written.every(each => each === "")
    const pair = fresh ? example : [written[0] || example[0], written[1] || example[1]]
    setCases(cases + 1)
    setDraft(null)
    if (!fresh) give()
    set({ a: (pair[0] ?? "").slice(0, maxWord), b: (pair[1] ?? "").slice(0, maxWord) })
  }
  return (
    <div className={styles.tool}>
      <form className={styles.controls} onSubmit={connect}>
        {(["a", "b"] as const).map((key, i) => (
          <Field
            key={key}
            beside
            label={i === 0 ? "Connect" : "with"}
            value={shown[key]}
            maxLength={maxWord}
            placeholder={examples[0][i]}
            onChange={next => setDraft({ ...shown, [key]: next })}
          />
        ))}
        <button type="submit" className="default">
          Prove it
        </button>
      </form>
      <Board
        board={board}
        graph={graph}
        hung={hung}
        chain={isCase}
        torn={isCase && route === null}
        openFile={isCase ? null : from.path}
        lit={lit}
        onOpen={open}
      >
        {isCase && (
          <div
            key={`${a} ${b}`}
            className={styles.stamp}
            data-still={!motion || undefined}
            aria-hidden="true"
          >
            23
          </div>
        )}
      </Board>
      <div className={styles.controls}>
        <Button
          disabled={!isCase && all.length <= maxNeighbours}
          onClick={() => {
            if (isCase) set({ a: "", b: "" })
            setDealt(start + maxNeighbours < all.length ? start + maxNeighbours : 0)
          }}
        >
          Other suspects
        </Button>
        <button type="button" aria-pressed={lit} onClick={() => setLit(!lit)}>
          Lights
        </button>
        <ShareButton text={isCase ? `${a} and ${b}. Coincidence?` : `They have a file on ${from.title}`} />
      </div>
      {isCase ? (
        <CaseVerdict graph={graph} words={[a, b]} ties={[one, other]} route={route} />
      ) : (
        <FileVerdict page={from} count={all.length} shown={near.length} />
      )}
    </div>
  )
}
