/** A message of two products with reference names: one with all fields, and one that requests a deletion. */
export const ONIX_LONG = `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
<Header><Sender><SenderName>Reed Press</SenderName></Sender><SentDateTime>20260101</SentDateTime></Header>
<Product><RecordReference>reed-1</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>01</ProductIDType><IDValue>RP-1</IDValue></ProductIdentifier>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780306406157</IDValue></ProductIdentifier>
<DescriptiveDetail>
<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><PartNumber>2</PartNumber><TitleText>River Books</TitleText></TitleElement></TitleDetail></Collection>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Heron at Dawn</TitleWithoutPrefix><Subtitle>A morning on the river</Subtitle></TitleElement></TitleDetail>
<Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>A01</ContributorRole><PersonNameInverted>Okoro, Ben</PersonNameInverted></Contributor>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>Ada Marsh</PersonName></Contributor>
<Contributor><SequenceNumber>3</SequenceNumber><ContributorRole>A12</ContributorRole><NamesBeforeKey>Zoë</NamesBeforeKey><KeyNames>Quill</KeyNames></Contributor>
<EpubLicense><EpubLicenseName>Some licence</EpubLicenseName><EpubLicenseExpression><EpubLicenseExpressionType>01</EpubLicenseExpressionType><EpubLicenseExpressionLink>https://creativecommons.org/licenses/by/4.0/</EpubLicenseExpressionLink></EpubLicenseExpression></EpubLicense>
<Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
<Subject><MainSubject/><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>JUV002040</SubjectCode><SubjectHeadingText>Animals</SubjectHeadingText></Subject>
<Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>birds; rivers</SubjectHeadingText></Subject>
<AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>6</AudienceRangeValue><AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>9</AudienceRangeValue></AudienceRange>
</DescriptiveDetail>
<CollateralDetail>
<TextContent><TextType>02</TextType><ContentAudience>00</ContentAudience><Text>Short.</Text></TextContent>
<TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="05"><p>A <b>heron</b> waits.</p><p>A boy waits too &amp; learns.</p></Text></TextContent>
<SupportingResource><ResourceContentType>01</ResourceContentType><ContentAudience>00</ContentAudience><ResourceVersion><ResourceLink>https://covers.example/1.jpg</ResourceLink></ResourceVersion></SupportingResource>
</CollateralDetail>
<PublishingDetail><Imprint><ImprintName>Reeds</ImprintName></Imprint><Publisher><PublishingRole>01</PublishingRole><PublisherName>Reed Press</PublisherName></Publisher><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>20190423</Date></PublishingDate></PublishingDetail>
</Product>
<Product><RecordReference>reed-2</RecordReference><NotificationType>05</NotificationType>
<DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Out of print</TitleText></TitleElement></TitleDetail></DescriptiveDetail></Product>
</ONIXMessage>`;

const NAMES: Record<string, string> = {
  ONIXMessage: 'ONIXmessage',
  Header: 'header',
  Sender: 'sender',
  SenderName: 'x298',
  SentDateTime: 'x307',
  Product: 'product',
  RecordReference: 'a001',
  NotificationType: 'a002',
  ProductIdentifier: 'productidentifier',
  ProductIDType: 'b221',
  IDValue: 'b244',
  DescriptiveDetail: 'descriptivedetail',
  Collection: 'collection',
  CollectionType: 'x329',
  TitleDetail: 'titledetail',
  TitleType: 'b202',
  TitleElement: 'titleelement',
  TitleElementLevel: 'x409',
  PartNumber: 'x410',
  TitleText: 'b203',
  TitlePrefix: 'b030',
  TitleWithoutPrefix: 'b031',
  Subtitle: 'b029',
  Contributor: 'contributor',
  SequenceNumber: 'b034',
  ContributorRole: 'b035',
  PersonName: 'b036',
  PersonNameInverted: 'b037',
  NamesBeforeKey: 'b039',
  KeyNames: 'b040',
  EpubLicense: 'epublicense',
  EpubLicenseName: 'x511',
  EpubLicenseExpression: 'epublicenseexpression',
  EpubLicenseExpressionType: 'x508',
  EpubLicenseExpressionLink: 'x510',
  Language: 'language',
  LanguageRole: 'b253',
  LanguageCode: 'b252',
  Subject: 'subject',
  MainSubject: 'x425',
  SubjectSchemeIdentifier: 'b067',
  SubjectCode: 'b069',
  SubjectHeadingText: 'b070',
  AudienceRange: 'audiencerange',
  AudienceRangeQualifier: 'b074',
  AudienceRangePrecision: 'b075',
  AudienceRangeValue: 'b076',
  CollateralDetail: 'collateraldetail',
  TextContent: 'textcontent',
  TextType: 'x426',
  ContentAudience: 'x427',
  Text: 'd104',
  SupportingResource: 'supportingresource',
  ResourceContentType: 'x436',
  ResourceVersion: 'resourceversion',
  ResourceLink: 'x435',
  PublishingDetail: 'publishingdetail',
  Imprint: 'imprint',
  ImprintName: 'b079',
  Publisher: 'publisher',
  PublishingRole: 'b291',
  PublisherName: 'b081',
  PublishingDate: 'publishingdate',
  PublishingDateRole: 'x448',
  Date: 'b306',
};

/** The same with short names. */
export const ONIX_SHORT = ONIX_LONG.replace(/<(\/?)([A-Za-z]+)/g, (whole, slash: string, name: string) =>
  NAMES[name] ? `<${slash}${NAMES[name]}` : whole,
).replace('3.0/reference', '3.0/short');
