import { ShareButton } from "../../../components/share-button/ShareButton"
import { usePageData } from "../../../hooks/page/page"
import { choice, text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { TextArea } from "../../../kits/controls/TextArea"
import { translate } from "./logic"
import { Quiz } from "./parts/Quiz"
import { Speaker } from "./parts/Speaker"
import { WordList } from "./parts/WordList"
import * as styles from "./Sanakirja.module.css"
import type { Finglish } from "./schema"

const examples = {
  fingliska: "Auto on kiinni. Pomo soittaa talosta, ja putkimies on keittiössä.",
  suomi: "Kaara on stak. Paasi koolaa haussista, ja lummari on kitsissä.",
} as const

const codecs = {
  way: choice(["fingliska", "suomi"]),
  lause: text(null, { maxLength: 300 }),
}

/**
 * A Finglish dictionary with a search, a sentence translator in both directions and a quiz.
 *
 * @feed Amerikansuomen sanakirja: yli 120 sanaa, kääntäjä kumpaankin suuntaan ja koe, jossa voi päästä paasiksi.
 * @data finglish
 */
export default function Sanakirja() {
  const { finglish } = usePageData<{ finglish: Finglish }>()
  const { values, set } = useAddress(codecs)
  const { way } = values
  const sentence = values.lause ?? examples[way]
  const pieces = translate(sentence, finglish.words, way)
  const known = pieces.filter(({ word }) => word).length
  const turn = () =>
    set({
      way: way === "suomi" ? "fingliska" : "suomi",
      lause: values.lause === null ? null : pieces.map(({ text }) => text).join(""),
    })

  return (
    <div className={styles.tool}>
      <div className={styles.desk}>
        <TextArea
          label={way === "fingliska" ? "Suomeksi" : "Fingliskaksi"}
          rows={4}
          maxLength={1000}
          value={sentence}
          onText={lause => set({ lause })}
        />
        <Speaker way={way} pieces={pieces} />
      </div>
      <div className="buttons">
        <button type="button" onClick={turn}>
          {way === "fingliska" ? "Toisin päin: fingliskasta suomeksi" : "Toisin päin: suomesta fingliskaksi"}
        </button>
        <ShareButton text={pieces.map(({ text }) => text).join("")} />
        <span role="status">
          {known === 0
            ? "Ei yhtään tuttua sanaa."
            : known === 1
              ? "Yksi tuttu sana."
              : `${known} tuttua sanaa.`}
        </span>
      </div>
      <Quiz words={finglish.words} />
      <WordList finglish={finglish} />
    </div>
  )
}
