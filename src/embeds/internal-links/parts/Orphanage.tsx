import { useState } from "react"
import { PageLink } from "../../../components/page-link/PageLink"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { useMotion } from "../../../hooks/browser/motion"
import { useAdoptions, withAdopted } from "../../../hooks/storage/adoptions"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { useThing } from "../../../kits/things/useThing"
import type { LinkedEntry } from "../../../lib/content/derivedLists"
import { pluralise } from "../../../lib/text/pluralise"
import * as styles from "../Orphanage.module.css"
import { beds, dormitories, reference, siblings, sleepers, welcome } from "../orphanage"
import { Bed } from "./Bed"
import { Street } from "./Street"

const codecs = { bed: text("") }

type Props = {
  orphans: readonly LinkedEntry[]
  /** The path of the page where adopted pages live. */
  home: string
}

/** The dormitories of the pages without incoming links. A clicked page sits up and can be adopted. */
export function Orphanage({ orphans, home }: Props) {
  const { values, set } = useAddress(codecs)
  const [adopted, setAdopted] = useAdoptions()
  const [message, setMessage] = useState<string | null>(null)
  const [wanted, setWanted] = useState("")
  /** The pages on their way to the house. */
  const [running, setRunning] = useState<readonly LinkedEntry[]>([])
  const motion = useMotion()
  const { give } = useThing()
  const found = orphans.findIndex(({ code }) => code === values.bed)
  const at = Math.max(0, found)
  const page = orphans[at]
  if (!page) return null
  const rooms = dormitories(orphans.length)
  const room = Math.floor(at / beds)
  const isAdopted = (one: LinkedEntry) => adopted.includes(one.path)
  const family = siblings(orphans, page.path).filter(one => !isAdopted(one))
  const isMine = isAdopted(page)
  const look = (code: string) => {
    set({ bed: code })
    setMessage(null)
    setWanted("")
  }
  const adopt = (pages: readonly LinkedEntry[]) => {
    const all = withAdopted(
      adopted,
      pages.map(({ path }) => path),
    )
    setAdopted(all)
    give()
    if (motion) setRunning(pages)
    setMessage(
      welcome(
        pages.map(({ title }) => title),
        all.length,
      ),
    )
  }
  const bringBack = () => {
    if (wanted !== page.path) {
      setWanted(page.path)
      setMessage("It has already unpacked. Press once more if you mean it.")
      return
    }
    setWanted("")
    setAdopted(adopted.filter(path => path !== page.path))
    setMessage("Its bed had not been given away. They never are.")
  }

  const byPath = new Map(orphans.map(one => [one.path, one]))
  return (
    <section className={styles.orphanage} aria-label="Orphanage" data-moving={motion || undefined}>
      <div className={styles.room}>
        <div className={styles.wall}>
          <span>
            Dormitory {room + 1} of {rooms}
          </span>
          <button type="button" onClick={() => look(orphans[((room + 1) % rooms) * beds]?.code ?? "")}>
            Next room
          </button>
        </div>
        <div className={styles.beds}>
          {sleepers(orphans, room).map(one => (
            <Bed
              key={one.path}
              page={one}
              awake={one === page && !isMine}
              adopted={isAdopted(one)}
              onPress={() => look(one.code)}
            />
          ))}
        </div>
      </div>
      <Street
        home={home}
        living={adopted.flatMap(path => byPath.get(path) ?? [])}
        running={running}
        onArrive={() => setRunning([])}
      />
      <div className={styles.card}>
        <p className={styles.who}>
          No. {page.code} <PageLink to={page.path}>{page.title}</PageLink>
        </p>
        <p className={styles.words} role="status">
          {message ?? (isMine ? "This one is yours, and its bed is made." : page.description)}
        </p>
        <p className={styles.hope}>
          {isMine ? (
            <>
              {pluralise(adopted.length, "page")} of yours {adopted.length === 1 ? "lives" : "live"}{" "}
              <PageLink to={home}>where there was room</PageLink>.
            </>
          ) : family.length > 0 ? (
            `It has ${pluralise(family.length, "brother or sister", "brothers and sisters")} here, and holds on to the bed.`
          ) : (
            reference(page.code)
          )}
        </p>
        <div className="buttons">
          {isMine ? (
            <button type="button" onClick={bringBack}>
              Bring it back
            </button>
          ) : (
            <button type="button" onClick={() => adopt([page])}>
              Adopt it
            </button>
          )}
          {!isMine && family.length > 0 && (
            <button type="button" onClick={() => adopt([page, ...family])}>
              Adopt all {family.length + 1}
            </button>
          )}
          <ShareButton
            link={`?bed=${page.code}`}
            text={`${page.title} is a page without a single link to it. It ${isMine ? "has a home now. Others have not" : "can be adopted"}.`}
          />
        </div>
      </div>
    </section>
  )
}
