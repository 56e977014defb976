/** In the place of boxen, with which Gatsby frames the legend of its list of pages. */
module.exports = text => `\n${text}\n`
