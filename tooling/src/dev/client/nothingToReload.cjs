// Takes the place of mini-css-extract-plugin/dist/hmr/hotModuleReplacement.js, see HotFilesPlugin.
module.exports = () => () => {};
