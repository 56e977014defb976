/** Formats a count with its noun: "1 day", "1,234 days". Pass the plural if it isn't the singular with an s. */
export function pluralise(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? singular : plural}`
}
