/** A number of things: "1 day", "1,234 days". The plural is asked for where it isn't the singular with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`
}
