import { useState } from "react"
import { array, nullable, string } from "valibot"
import { Button } from "../../components/button/Button"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { usePageData } from "../../hooks/page/page"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { useStorage } from "../../hooks/storage/useStorage"
import { choice, text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Choice } from "../../kits/controls/Choice"
import * as styles from "./CountiesIveVisited.module.css"
import { type Been, decodeRegions, encodeRegions, toggleRegion, verdict } from "./logic"
import { Tiles } from "./parts/Tiles"
import type { Region } from "./schema"

const mine = storageEntry<string[] | null>("counties-ive-visited", nullable(array(string())), null)
const codecs = { been: text(""), names: choice(["en", "fi", "sv"]) }
const languages = [
  ["en", "English"],
  ["fi", "Finnish"],
  ["sv", "Swedish"],
] as const

const stampedText = ({ proof }: Region) => `Stamped. The webmaster’s proof: ${proof}`

/** The possible texts about a region, with two letters more since its name is bold. */
function textsOf(region: Region): string[] {
  const { en, fi, sv, goodbye } = region
  return [stampedText(region), goodbye].map(text => `${en}MM (${fi}, ${sv}). ${text}`)
}

/** The longest line about a map, with two letters more, since its beginning is bold. */
function longestVerdict(count: number): string {
  const all = Array.from({ length: count + 1 }, (_, visited) => verdict(visited, count))
  return `The webmaster's map:MM ${all.sort((a, b) => b.length - a.length)[0]}`
}

/**
 * A map of Finland's regions as tiles to stamp. It starts with the webmaster's stamps and then keeps the visitor's.
 *
 * @feed A map of tiles with the 19 regions of Finland to stamp, each of which is hurt when the stamp is taken away.
 * @data regions-of-finland
 */
export default function CountiesIveVisited() {
  const { "regions-of-finland": regions } = usePageData<{ "regions-of-finland": Region[] }>()
  const { values, set } = useAddress(codecs)
  const [stored, setStored] = useStorage(mine)
  const [before, setBefore] = useState<{ been: string[] | null } | null>(null)
  const [last, setLast] = useState<string | null>(null)

  const sent = values.been ? decodeRegions(values.been, regions) : null
  const juhqs = regions.filter(region => region.been).map(({ id }) => id)
  const been: Been = sent ?? stored ?? juhqs
  const known = been.filter(id => regions.some(region => region.id === id))
  const whose = sent ? "A map that was sent to you" : stored ? "Your map" : "The webmaster's map"
  const pressed = regions.find(({ id }) => id === last)

  const become = (next: string[] | null) => {
    setBefore({ been: stored })
    setStored(next)
    set({ been: "" })
    setLast(null)
  }
  const press = (id: string) => {
    setBefore(null)
    setStored(toggleRegion(known, id))
    set({ been: "" })
    setLast(id)
  }

  return (
    <div className={styles.tool}>
      <p role="status">
        <Reserve all={[longestVerdict(regions.length)]}>
          <b>{whose}:</b> {verdict(known.length, regions.length)}
        </Reserve>
      </p>
      <Tiles regions={regions} been={known} language={values.names} onPress={press} />
      <p className={styles.card} aria-live="polite">
        <Reserve all={regions.flatMap(textsOf)}>
          {pressed ? (
            <>
              <b>{pressed.en}</b> (<span lang="fi">{pressed.fi}</span>, <span lang="sv">{pressed.sv}</span>).{" "}
              {known.includes(pressed.id) ? stampedText(pressed) : pressed.goodbye}
            </>
          ) : (
            "Press a tile where you have been. Passing through counts if you stopped for coffee."
          )}
        </Reserve>
      </p>
      <div className="buttons">
        <ShareButton
          link={`?been=${encodeRegions(known, regions)}`}
          text={`I have been to ${known.length} of the ${regions.length} regions of Finland.`}
        />
        {before ? (
          <button data-menu="edit" type="button" onClick={() => become(before.been)}>
            <Reserve inline all={["Clear all"]}>
              Undo
            </Reserve>
          </button>
        ) : (
          <Button data-menu="edit" disabled={known.length === 0} onClick={() => become([])}>
            Clear all
          </Button>
        )}
        <Button data-menu="edit" disabled={!stored && !sent} onClick={() => become(null)}>
          Start again
        </Button>
        <Choice
          label="Names"
          beside
          value={values.names}
          options={languages}
          onChange={names => set({ names })}
        />
      </div>
    </div>
  )
}
