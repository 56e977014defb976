/** Formats the time of day in Finnish words. */

const nominatives = "nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen".split(
  " ",
)

/** Numerals in the partitive case, which "vaille" (to the hour) requires. */
const partitives =
  "nollaa yhtä kahta kolmea neljää viittä kuutta seitsemää kahdeksaa yhdeksää kymmentä".split(" ")

/** Inflects a number from 1 to 29 in one of the two cases. */
function number(n: number, words: readonly string[], twenty: string): string {
  if (n <= 10) return words[n] ?? ""
  if (n < 20) return `${words[n - 10] ?? ""}toista`
  return n === 20 ? twenty : `${twenty}${words[n - 20] ?? ""}`
}

/** Returns a number from 1 to 29 in the nominative: "kaksikymmentäyksi". */
export function nominative(n: number): string {
  return number(n, nominatives, "kaksikymmentä")
}

/** Returns a number from 1 to 29 in the partitive: "kahtakymmentäyhtä". */
export function partitive(n: number): string {
  return number(n, partitives, "kahtakymmentä")
}

/** Returns the name of an hour from 0 to 24 on a 12-hour clock. */
function hourName(hour: number): string {
  return nominative(((hour + 11) % 12) + 1)
}

function partOfDay(hour: number): string {
  if (hour < 5 || hour >= 23) return "yöllä"
  if (hour < 10) return "aamulla"
  return hour < 17 ? "päivällä" : "illalla"
}

/** Formats a time of day (hours 0 to 23, minutes 0 to 59) as it is spoken: "puoli kaksi päivällä" is 13:30. */
export function finnishTime(hour: number, minute: number): string {
  const spoken = () => {
    if (minute === 0) return `tasan ${hourName(hour)}`
    if (minute === 15) return `varttia yli ${hourName(hour)}`
    if (minute === 30) return `puoli ${hourName(hour + 1)}`
    if (minute === 45) return `varttia vaille ${hourName(hour + 1)}`
    if (minute < 30) return `${nominative(minute)} yli ${hourName(hour)}`
    return `${partitive(60 - minute)} vaille ${hourName(hour + 1)}`
  }
  return `${spoken()} ${partOfDay(hour)}`
}
