import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** Stylesheets as files of their own, named by their content. */
export const extractedStyles = () =>
  new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css', chunkFilename: '[name].[contenthash:10].css' });
