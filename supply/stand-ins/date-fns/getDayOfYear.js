/** In the place of date-fns, of which Gatsby asks one number, to decide whether it asks for feedback. */
module.exports = day => {
  const midnight = new Date(day.getFullYear(), day.getMonth(), day.getDate())
  return Math.round((midnight - new Date(day.getFullYear(), 0, 1)) / 86_400_000) + 1
}
