/** A recipe for alcohol-free glögi, by the cup of 2 dl. */

type Amount = { one: string; many: string; perCup: number; min: number; step: number }

const measured = (what: string, perCup: number, min: number, step: number): Amount => ({
  one: what,
  many: what,
  perCup,
  min,
  step,
})

const counted = (one: string, many: string, perCup: number, min: number): Amount => ({
  one,
  many,
  perCup,
  min,
  step: 1,
})

const amounts: readonly Amount[] = [
  measured("dl blackcurrant juice, ready to drink", 2, 2, 1),
  measured("tbsp sugar", 0.5, 0.5, 0.5),
  counted("whole clove", "whole cloves", 1.5, 2),
  counted("cardamom pod", "cardamom pods", 0.5, 1),
  counted("cinnamon stick", "cinnamon sticks", 0.25, 1),
  counted("slice of fresh ginger", "slices of fresh ginger", 0.5, 1),
  counted("strip of orange peel", "strips of orange peel", 0.5, 1),
  measured("tbsp raisins", 1, 1, 1),
  measured("tbsp peeled almonds", 1, 1, 1),
]

/** Returns the ingredients for 1 to 24 cups: sugar in half spoons, everything else in whole units. */
export function ingredients(cups: number): string[] {
  return amounts.map(({ one, many, perCup, min, step }) => {
    const amount = Math.max(min, Math.ceil((cups * perCup) / step) * step)
    const whole = Math.floor(amount)
    const text = amount === whole ? String(whole) : `${whole || ""}½`
    return `${text} ${amount <= 1 ? one : many}`
  })
}
