import { hash } from "../../../lib/game/random"
import * as styles from "../PasswordGenerator.module.css"

/** Her sayings, in Finnish and English. */
const sayings = [
  ["Ota pullaa.", "Have a bun."],
  ["Minä kirjoitan tämän lapulle.", "I'll write this on a note."],
  ["Lappu on keksipurkin alla.", "The note is under the biscuit tin."],
  ["Kuka tuota nyt muistaa.", "Who would remember that."],
  ["Ennen ei ollut salasanoja. Ovi oli auki.", "There were no passwords then. The door was open."],
  ["Sano se vielä kerran, mutta hitaammin.", "Say it once more, but slower."],
  ["Onko sinulla pipo?", "Do you have a hat?"],
  ["Tämän minä opettelen ulkoa.", "This one I'll learn by heart."],
  ["Naapuri keksi oman. Se on Musti.", "The neighbour made up his own. It's Musti."],
  ["Hyvä sana. Siitä tulee nälkä.", "A good word. It makes one hungry."],
] as const

/** A grandmother's comment on a password, always the same for the same one. */
export function Grandmother({ password }: { password: string | null }) {
  const [finnish, english] = sayings[hash(password ?? "") % sayings.length] ?? sayings[0]
  return (
    <p className={styles.grandmother}>
      <span aria-hidden="true">👵</span> <span lang="fi">{finnish}</span> <small>({english})</small>
    </p>
  )
}
