import { CopyButton } from "../../../../components/copy-button/CopyButton"
import { PageLink } from "../../../../components/page-link/PageLink"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import { usePageData } from "../../../../hooks/page/page"
import { text, whole } from "../../../../kits/address/codecs"
import { useAddress } from "../../../../kits/address/useAddress"
import { type Career, careerCode, readCareer } from "../career"
import { useCareer } from "../useCareer"
import { asText, summary } from "./logic"
import { Speaker } from "./parts/Speaker"
import { Words } from "./parts/Words"
import type { Colleague } from "./schema"
import * as styles from "./TenXTestimonials.module.css"

/**
 * Testimonials from colleagues, based on the visitor's own game of 10x or on the game in a shared link.
 *
 * @data testimonials
 * @feed What eleven colleagues say of you, by how your game of 10x really went.
 */
export default function TenXTestimonials() {
  const { testimonials } = usePageData<{ testimonials: Colleague[] }>()
  const own = useCareer()
  const { values, set } = useAddress({ r: text(null), turn: whole(1, testimonials.length, 1) })
  const code = values.r
  const linked = code === null ? null : readCareer(code)
  const career = linked ?? own
  const isOther = linked !== null && (own === null || careerCode(linked) !== careerCode(own))

  return (
    <div className={styles.page}>
      <p className={styles.of} role="status">
        {whose(career, isOther)}
      </p>
      {code !== null && !linked && (
        <p className="notice" role="alert">
          The result in this link is damaged and can't be read.{" "}
          {own ? "These are about you instead." : "These are about nobody yet."}
        </p>
      )}
      <Speaker colleagues={testimonials} career={career} turn={values.turn} onTurn={turn => set({ turn })} />
      <div className="buttons">
        <ShareButton
          text={career ? `What colleagues say: ${summary(career)}` : undefined}
          link={linkTo(career, values.turn)}
        />
        <CopyButton text={asText(testimonials, career)} label="Copy for a CV" />
        {code !== null && (isOther || !linked) && (
          <button data-menu="edit" type="button" onClick={() => set({ r: null })}>
            {own ? "Show what they say of me" : "Forget the link"}
          </button>
        )}
        <PageLink to="/games/10x" className={styles.play}>
          {own ? "Back to work" : "Begin a career"}
        </PageLink>
      </div>
      <Words colleagues={testimonials} career={career} />
    </div>
  )
}

/** Returns a link to the same colleague and career; undefined if the page's own address is enough. */
function linkTo(career: Career | null, turn: number): string | undefined {
  const query = new URLSearchParams()
  if (career) query.set("r", careerCode(career))
  if (turn > 1) query.set("turn", String(turn))
  const text = String(query)
  return text === "" ? undefined : `?${text}`
}

function whose(career: Career | null, isOther: boolean): string {
  if (!career) return "You have not worked here yet. Word has gone round all the same."
  return isOther ? `Of whoever sent you the link: ${summary(career)}` : `Of you: ${summary(career)}`
}
