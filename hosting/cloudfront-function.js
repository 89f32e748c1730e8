// Runs in CloudFront at each viewer request, see s3-cloudfront.md. S3 stores files and knows no folders.

/** The name of the site. Other names that lead here, such as the one without www, are redirected to it. */
const NAME = 'www.example.com';

// oxlint-disable-next-line no-unused-vars -- CloudFront calls it by this name
function handler(event) {
  const { request } = event;
  const { uri } = request;
  const isFolder = uri.endsWith('/');
  // Every file of the site has a dot in its name.
  const isFile = !isFolder && uri.split('/').pop().includes('.');
  const isHere = request.headers.host.value === NAME;
  if (isHere && isFile) return request;
  if (isHere && isFolder) return { ...request, uri: `${uri}index.html` };
  const query = request.rawQueryString();
  const page = isFolder || isFile ? uri : `${uri}/`;
  // With the name in front, no address can lead to another host.
  const location = `https://${NAME}${page}${query ? `?${query}` : ''}`;
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: location } },
  };
}
