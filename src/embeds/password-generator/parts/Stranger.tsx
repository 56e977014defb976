import { useState } from "react"
import { Button } from "../../../components/button/Button"
import * as styles from "../PasswordGenerator.module.css"

/**
 * Estimates the entropy of a password in bits, without knowing its recipe. Loads the zxcvbn library and both lists
 * of words, which it treats as dictionaries.
 */
async function estimate(password: string): Promise<number> {
  const [{ ZxcvbnFactory }, english, finnish] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("../words/english"),
    import("../words/finnish"),
  ])
  const stranger = new ZxcvbnFactory({
    dictionary: { english: [...english.words], finnish: [...finnish.words] },
  })
  return stranger.check(password).guessesLog10 / Math.log10(2)
}

type Props = { password: string | null; bits: number | null }

/** A stranger's estimate, from the password alone, beside the exact number. */
export function Stranger({ password, bits }: Props) {
  const [estimated, setEstimated] = useState<{ password: string; what: string } | null>(null)
  const ask = async () => {
    if (password === null || bits === null) return
    try {
      const guess = await estimate(password)
      const what =
        guess > bits
          ? `${guess.toFixed(1)} bits. Flattery. The stranger doesn't know how it was made. Count on ${bits.toFixed(1)}.`
          : `${guess.toFixed(1)} bits. Stingy. Where it sees no word it allows ten characters.`
      setEstimated({ password, what })
    } catch {
      setEstimated({ password, what: "The stranger didn't come." })
    }
  }
  return (
    <div className={styles.stranger}>
      <Button disabled={password === null || bits === null} onClick={ask}>
        Ask a stranger
      </Button>
      <p role="status">{estimated !== null && estimated.password === password && estimated.what}</p>
    </div>
  )
}
