import { useRef, useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { random } from "../../hooks/browser/random"
import { usePageData } from "../../hooks/page/page"
import { useLooseThing } from "../../hooks/storage/looseThing"
import { keptThing, nightOut } from "../../hooks/storage/nightOut"
import { gotThings } from "../../hooks/storage/things"
import { travels } from "../../hooks/storage/travels"
import { useStorage } from "../../hooks/storage/useStorage"
import { useAddress } from "../../kits/address/useAddress"
import type { ThingEntry } from "../../lib/content/derivedLists"
import * as styles from "./Briefcase.module.css"
import { type FindName, fallen, finds, findsCount, listed, nextFind, packedText } from "./finds"
import { clothesText, emptyPlace, initialPlace, tierOf } from "./logic"
import { Case } from "./parts/Case"
import { CustomsForm } from "./parts/CustomsForm"
import { Floor } from "./parts/Floor"
import { Inside } from "./parts/Inside"
import { Label } from "./parts/Label"
import { useRattle } from "./useRattle"

/**
 * A briefcase that rattles. Shaken, it loses what other people have put into it; opened, it has a gap for every thing that
 * pages give, and what the visitor has got.
 *
 * @feed A briefcase that rattles. Other people's things fall out of it, and the visitor's own have their places in it.
 * @data things
 */
export default function Briefcase() {
  const { things } = usePageData<{ things: ThingEntry[] }>()
  const [got] = useStorage(gotThings)
  const [loose, letLoose] = useLooseThing()
  const [night] = useStorage(nightOut)
  const [kept] = useStorage(keptThing)
  const [happened] = useStorage(travels)
  const { values, set } = useAddress({ out: fallen })
  const [place, setPlace] = useState<number | null>(null)
  const [answer, setAnswer] = useState("")
  const [message, setMessage] = useState("")
  const [before, setBefore] = useState<readonly FindName[]>([])
  const [packs, setPacks] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const rattle = useRattle()
  const { out } = values
  const times = new Map(got.map(({ path, at }) => [path, at]))
  const own = things.filter(({ path }) => times.has(path))
  const count = own.length
  const isOpen = place !== null
  const shown = isOpen ? things[place] : undefined
  const last = out.at(-1)

  const shake = () => {
    rattle()
    setAnswer("")
    const isOver = out.length >= findsCount
    if (isOver) setBefore(out)
    const next = nextFind(isOver ? [] : out, random, isOver ? out : before)
    if (next) set({ out: isOver ? [next] : [...out, next] })
  }
  const press = (name: FindName, text: string) => {
    if (name !== "pertti") return setAnswer(text)
    setAnswer(`${clothesText(count, things.length)} He goes back in.`)
    // His button goes, and the case is the next one.
    stage.current?.querySelector("button")?.focus({ preventScroll: true })
    set({ out: out.filter(each => each !== "pertti") })
  }
  const pack = () => {
    setAnswer(packedText(packs))
    setPacks(packs + 1)
    setBefore(out)
    set({ out: [] })
  }
  const show = (index: number) => {
    setPlace(index)
    setMessage("")
  }
  const another = () => {
    const next = emptyPlace(things, got, random, place)
    if (next !== null) show(next)
  }
  const lastLine = answer || (last && finds[last].arrival)
  return (
    <div className={styles.tool}>
      <div ref={stage} className={styles.stage}>
        {isOpen ? (
          <Inside
            things={things}
            isGot={path => times.has(path)}
            loose={loose}
            place={place}
            onChoose={show}
          />
        ) : (
          <>
            <Case tier={tierOf(count)} count={count} isUntied={out.length > 0} onShake={shake} />
            <Floor
              out={out}
              count={count}
              own={out.length > 0 ? own.slice(-3) : []}
              onPress={press}
              onOwn={path => show(things.findIndex(thing => thing.path === path))}
            />
          </>
        )}
      </div>
      <div className={styles.side}>
        <div className={styles.row}>
          <p className={styles.count} data-reserved="">
            {count} of {things.length}
          </p>
          <button
            type="button"
            onClick={() =>
              isOpen ? setPlace(null) : show(initialPlace(things, got, random, loose ?? night?.thing ?? null))
            }
          >
            {isOpen ? "Close it" : "Open it"}
          </button>
          <Button disabled={isOpen || out.length === 0} onClick={pack}>
            Pack it
          </Button>
          <ShareButton text={shareText(out, count)} />
        </div>
        {shown ? (
          <Label
            thing={shown}
            at={times.get(shown.path) ?? null}
            isLoose={loose === shown.path}
            night={night?.thing === shown.path ? night : null}
            isKept={kept?.thing === shown.path}
            travels={happened[shown.path] ?? []}
            onAnother={another}
            onLoose={isLoose => {
              letLoose(isLoose ? shown.path : null)
              setMessage(isLoose ? "It is out. Look for it on another page." : "It is back.")
            }}
          />
        ) : (
          <section className={styles.label} aria-label="What fell out">
            <div role="status">
              {out.length >= findsCount && !answer ? (
                <CustomsForm out={out} count={count} />
              ) : (
                <>
                  <h2>{lastLine || "It rattles."}</h2>
                  <p>{out.length === 0 && !answer && ownText(count)}</p>
                </>
              )}
            </div>
          </section>
        )}
      </div>
      <StatusMessage>{message}</StatusMessage>
    </div>
  )
}

function ownText(count: number): string {
  if (count === 0) return "There is nothing of yours in it."
  return count === 1 ? "One thing in it is yours." : `${count} things in it are yours.`
}

function shareText(out: readonly FindName[], count: number): string {
  const mine = count === 0 ? "None of it is mine." : `${ownText(count).replace("yours", "mine")}`
  if (out.length === 0) return `My briefcase rattles. ${mine}`
  return `Out of my briefcase fell ${listed(out)}. ${mine}`
}
