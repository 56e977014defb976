import { useState } from "react"
import { array, nullable, string } from "valibot"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMounted } from "../../hooks/browser/mounted"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import * as styles from "./CountiesIveVisited.module.css"
import { decodeRegions, encodeRegions, verdict } from "./logic"
import { Card } from "./parts/Card"
import type { Region } from "./schema"

const stored = storageEntry<string[] | null>("counties-ive-visited", nullable(array(string())), null)
const codecs = { been: text("") }

/**
 * A scratch card of Finland: under the foil of each region there is a picture, and the webmaster's proof.
 *
 * @feed A scratch card of Finland with nineteen regions under gold foil, to scratch off where you have been.
 * @data regions-of-finland
 */
export default function CountiesIveVisited() {
  const { "regions-of-finland": regions } = usePageData<{ "regions-of-finland": Region[] }>()
  const { values, set } = useAddress(codecs)
  const [own, setOwn] = useStorage(stored)
  const [isHis, setHis] = useState(false)
  const [message, setMessage] = useState("")
  const [pressed, setPressed] = useState<{ id: string; count: number } | null>(null)
  const [removed, setRemoved] = useState<string[] | null>(null)
  const mounted = useMounted()

  const sent = values.been ? decodeRegions(values.been, regions) : null
  const mine = own ?? []
  const his = regions.filter(region => region.been).map(({ id }) => id)
  const been = (sent ?? (isHis ? his : mine)).filter(id => regions.some(region => region.id === id))
  const isMine = !sent && !isHis
  const whose = sent ? "A friend's card" : isHis ? "The webmaster's card" : "Your card"

  const show = (region: Region) => setMessage(`${region.en}. ${region.proof}`)
  const open = (region: Region) => {
    setRemoved(null)
    setOwn(old => [...(old ?? []), region.id])
    show(region)
  }
  const press = (region: Region) => {
    if (been.includes(region.id)) show(region)
    else if (isMine) setPressed(old => ({ id: region.id, count: (old?.count ?? 0) + 1 }))
    else setMessage(`${region.en}. Still under the foil.`)
  }
  const leave = () => {
    setMessage("")
    set({ been: "" })
    setHis(false)
  }
  const cover = (ids: string[]) => {
    setMessage("")
    setRemoved(ids.length === 0 ? mine : null)
    setOwn(ids)
  }
  return (
    <div className={styles.tool}>
      <Card
        regions={regions}
        been={been}
        pressed={pressed}
        isMine={isMine}
        label={`${whose}: a map of Finland, with foil on ${regions.length - been.length} of ${regions.length} regions`}
        onTouch={region => setMessage(`${region.en}. There is something under it.`)}
        onOpen={open}
      />
      <div className={styles.side}>
        <p className={styles.verdict}>
          <b>{whose}:</b> {mounted ? verdict(been.length, regions.length) : ""}
        </p>
        <p className={styles.proof} role="status">
          {message || (isMine ? "Scratch where you have been." : "")}
        </p>
        <ul className={styles.regions} aria-label="Regions">
          {regions.map(region => (
            <li key={region.id}>
              <button
                type="button"
                data-open={been.includes(region.id) || undefined}
                onClick={() => press(region)}
              >
                {region.en}
                {been.includes(region.id) && <span className="visually-hidden">, scratched off</span>}
              </button>
            </li>
          ))}
        </ul>
        <div className="buttons">
          {isMine ? (
            <button
              type="button"
              onClick={() => {
                setMessage("")
                setHis(true)
              }}
            >
              The webmaster's card
            </button>
          ) : (
            <button type="button" onClick={leave}>
              Scratch your own
            </button>
          )}
          {removed ? (
            <button data-menu="edit" type="button" onClick={() => cover(removed)}>
              <Reserve inline all={["New card"]}>
                Undo
              </Reserve>
            </button>
          ) : (
            <Button data-menu="edit" disabled={!isMine || mine.length === 0} onClick={() => cover([])}>
              New card
            </Button>
          )}
          <ShareButton
            link={`?been=${encodeRegions(been, regions)}`}
            text={`I have been to ${been.length} of the ${regions.length} regions of Finland.`}
          />
        </div>
      </div>
    </div>
  )
}
